export { default } from "./f.ts";
export { bar } from "./f.ts";
const ab = 1; const cd = "cd";
export { ab as "a b", cd as "c-d" };
