function primes(limit: number): number[] {
  const composite: boolean[] = new Array(limit + 1).fill(false);
  const found: number[] = [];
  for (let i = 2; i <= limit; i++) {
    if (composite[i]) continue;
    found.push(i);
    for (let j = i * i; j <= limit; j += i) composite[j] = true;
  }
  return found;
}
const p = primes(10000);
console.log(p.length, p[p.length - 1], p.slice(0, 10));
