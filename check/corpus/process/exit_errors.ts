// Exit codes that are none.
function attempt(code: any): void {
  try {
    process.exitCode = code;
    console.log("accepted", process.exitCode);
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}

attempt(1);
attempt("4");
attempt("x");
attempt(1.5);
attempt(NaN);
attempt(true);
attempt(null);
attempt(undefined);
process.exitCode = 0;
