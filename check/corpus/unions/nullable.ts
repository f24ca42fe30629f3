interface User {
  name: string;
  address?: { city?: string; zip: string | null };
}
const users: (User | null)[] = [
  null,
  { name: "a" },
  { name: "b", address: { zip: null } },
  { name: "c", address: { city: "Rome", zip: "00100" } },
];
for (const user of users) {
  console.log(user?.name ?? "nobody", user?.address?.city ?? "unknown", user?.address?.zip?.length ?? -1);
}
let cached: string | null = null;
function load(): string {
  cached ??= "loaded";
  return cached;
}
console.log(load(), load(), cached);
const maybe: { f?: (n: number) => number } = {};
console.log(maybe.f?.(1));
maybe.f = (n) => n + 1;
console.log(maybe.f?.(1));
