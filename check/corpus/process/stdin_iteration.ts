// Standard input by for await.
async function main() {
const chunks: Buffer[] = [];
for await (const c of process.stdin) chunks.push(c);
console.log(Buffer.concat(chunks).toString().trim().toUpperCase());
}
main();
