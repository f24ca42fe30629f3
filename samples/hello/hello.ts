/** Greets whoever is named on the command line, or the world. */
function greet(name: string): string {
  return `Hello, ${name}!`;
}

const names = process.argv.slice(2);
if (names.length === 0) {
  names.push("world");
}

for (const name of names) {
  console.log(greet(name));
}
