console.log("a runs"); export const a = "A";
