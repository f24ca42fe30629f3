interface Config {
  host: string;
  port?: number;
  auth?: { user: string; password?: string };
}
function connect({ host, port = 80, auth: { user, password = "none" } = { user: "guest" } }: Config): string {
  return `${user}:${password}@${host}:${port}`;
}
console.log(connect({ host: "h" }));
console.log(connect({ host: "h", port: 8080, auth: { user: "u", password: "p" } }));
const { a, b: renamed, ...others } = { a: 1, b: 2, c: 3, d: 4 };
console.log(a, renamed, others);
const key = "dynamic";
const { [key]: value } = { dynamic: "found" };
console.log(value);
let p: number;
let q: number;
({ p, q = 7 } = { p: 3 } as { p: number; q?: number });
console.log(p, q);
const { length } = "four";
console.log(length);
