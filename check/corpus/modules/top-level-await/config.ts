console.log("config starts");
const name = await new Promise<string>((resolve) => setTimeout(() => resolve("late"), 1));
console.log("config ends");
export const config = { name };
