// Enums as keys: flags with computed members, a mapped record for each member, and both directions of lookup.
enum Right {
  None = 0,
  Read = 1 << 0,
  Write = 1 << 1,
  Share = 1 << 2,
  Edit = Read | Write,
  Own = Edit | Share,
}
enum Role { Guest = "guest", Author = "author", Admin = "admin" }
const enum Level { Low = 1, High = Low + 9 }

const grants: Record<Role, Right> = { [Role.Guest]: Right.Read, [Role.Author]: Right.Edit, [Role.Admin]: Right.Own };
const single = [Right.Read, Right.Write, Right.Share] as const;
const names = (set: Right): string => single.filter((r) => set & r).map((r) => Right[r]).join("|") || Right[Right.None];
function isRole(text: string): text is Role {
  return (Object.values(Role) as string[]).includes(text);
}
function change(role: Role, add: Right, remove: Right = Right.None): Right {
  return (grants[role] = (grants[role] | add) & ~remove);
}
for (const text of ["guest", "author", "admin", "root"])
  console.log(text, isRole(text) ? `${grants[text]} ${names(grants[text])}` : "no role");
console.log(names(change(Role.Guest, Right.Share)), names(change(Role.Admin, Right.None, Right.Write | Right.Read)), names(0));
console.log(Right[Right.Edit], Right[7], Right[4 | 1], Right["Own"]);
console.log(Object.entries(Role).map(([k, v]) => `${k}=${v}`), Level.High - Level.Low);
const weight = (role: Role): Level => {
  switch (role) {
    case Role.Guest:
      return Level.Low;
    case Role.Author:
    case Role.Admin:
      return Level.High;
    default:
      return role satisfies never;
  }
};
console.log(Object.values(Role).map(weight), Object.keys(Right).filter((k) => isNaN(Number(k))));
