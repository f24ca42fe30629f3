console.log("b runs");
export const b = "b";
