const prefix = "b";
function helper(): string {
  return prefix + " helper";
}
export function save(): string {
  return "save " + helper();
}
