console.log("y loaded"); export const run = () => "y";
