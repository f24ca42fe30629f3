function stop(code: number): never {
  try {
    process.exit(code);
  } finally {
    console.log("not printed");
  }
}
console.log("a");
stop(5);
