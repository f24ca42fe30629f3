console.log("load b"); export default { run: (n: number) => n + 1 };
