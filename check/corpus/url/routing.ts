// What a server does with request targets.
function route(target: string): string {
  const url = new URL(target, "http://localhost");
  if (url.pathname === "/compute") {
    const n = Number(url.searchParams.get("n") ?? "50000");
    return `compute ${n}`;
  }
  if (url.pathname.startsWith("/users/")) {
    const [, , id, section = "profile"] = url.pathname.split("/");
    return `user ${decodeURIComponent(id)} ${section}`;
  }
  return `unknown ${url.pathname}`;
}

for (const target of ["/compute", "/compute?n=7", "/compute?n=1e3&n=2", "/compute?m=1", "/users/42", "/users/a%20b/posts?x", "/", "//evil", "/a/../compute?n=%35", "/compute#n", "/compute/"]) {
  console.log(target, "=>", route(target));
}
