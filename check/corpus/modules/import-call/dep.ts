console.log("dep runs");
export const dep = "dep";
