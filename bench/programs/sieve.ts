// The sieve of Eratosthenes with boolean[], pushed or filled, and with Uint8Array's stand-in: numbers.

function primes(limit: number): number[] {
  const composite: boolean[] = [];
  const found: number[] = [];
  for (let i = 2; i <= limit; i++) {
    if (composite[i]) continue;
    found.push(i);
    for (let j = i * i; j <= limit; j += i) composite[j] = true;
  }
  return found;
}

function countFilled(limit: number): number {
  const isPrime: boolean[] = new Array(limit + 1).fill(true);
  isPrime[0] = isPrime[1] = false;
  for (let i = 2; i * i <= limit; i++) {
    if (isPrime[i]) {
      for (let j = i * i; j <= limit; j += i) isPrime[j] = false;
    }
  }
  let count = 0;
  for (let i = 0; i <= limit; i++) if (isPrime[i]) count++;
  return count;
}

function countPushed(limit: number): number {
  const flags: number[] = [];
  for (let i = 0; i <= limit; i++) flags.push(1);
  let count = 0;
  for (let i = 2; i <= limit; i++) {
    if (flags[i] === 1) {
      count++;
      for (let j = i + i; j <= limit; j += i) flags[j] = 0;
    }
  }
  return count;
}

const found = primes(2000000);
console.log(found.length, found[found.length - 1]);
console.log(countFilled(5000000));
console.log(countPushed(2000000));
