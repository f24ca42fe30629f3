class Problem extends Error {
  name = "Problem";
}
process.stdout.write("no newline");
throw new Problem("went wrong");
