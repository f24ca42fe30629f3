export default function () { return "deffn"; }
export const bar = "bar";
