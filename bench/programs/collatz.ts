// Integer loops: Collatz, greatest common divisors, perfect numbers, primes by trial division, digits.

function collatzLength(n: number): number {
  let steps = 1;
  while (n !== 1) {
    n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  return steps;
}

function longestChain(limit: number): [number, number] {
  let best = 0;
  let start = 0;
  for (let i = 1; i < limit; i++) {
    const length = collatzLength(i);
    if (length > best) {
      best = length;
      start = i;
    }
  }
  return [start, best];
}

function gcd(a: number, b: number): number {
  while (b !== 0) {
    const rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let i = 2; i <= Math.sqrt(n); i++) if (n % i === 0) return false;
  return true;
}

function digitSum(n: number): number {
  let sum = 0;
  while (n > 0) {
    sum += n % 10;
    n = Math.floor(n / 10);
  }
  return sum;
}

function modPow(base: number, exponent: number, modulus: number): number {
  let result = 1;
  base %= modulus;
  while (exponent > 0) {
    if (exponent % 2 === 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
    exponent = Math.floor(exponent / 2);
  }
  return result;
}

console.log(longestChain(500000).join(" "));
let coprime = 0;
for (let a = 1; a <= 1500; a++) for (let b = 1; b <= 1500; b++) if (gcd(a, b) === 1) coprime++;
console.log(coprime);
let primes = 0;
for (let i = 0; i < 300000; i++) if (isPrime(i)) primes++;
console.log(primes);
let digits = 0;
for (let i = 0; i < 2000000; i++) digits += digitSum(i);
console.log(digits);
let powers = 0;
for (let i = 0; i < 300000; i++) powers = (powers + modPow(i, 65537, 1000003)) % 1000003;
console.log(powers);
