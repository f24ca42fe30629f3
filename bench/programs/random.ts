// Random numbers: Mersenne twister, xorshift, PCG-like mixing, all in 32 bits.

class MersenneTwister {
  private state: number[] = new Array(624);
  private index = 625;

  constructor(seed: number) {
    this.state[0] = seed >>> 0;
    for (let i = 1; i < 624; i++) {
      const s = this.state[i - 1] ^ (this.state[i - 1] >>> 30);
      this.state[i] = (Math.imul(1812433253, s) + i) >>> 0;
    }
    this.index = 624;
  }

  next(): number {
    if (this.index >= 624) this.twist();
    let y = this.state[this.index++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    y ^= y >>> 18;
    return y >>> 0;
  }

  private twist(): void {
    for (let k = 0; k < 624; k++) {
      const y = (this.state[k] & 0x80000000) | (this.state[(k + 1) % 624] & 0x7fffffff);
      this.state[k] = (this.state[(k + 397) % 624] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0)) >>> 0;
    }
    this.index = 0;
  }
}

function xorshift(seed: number): () => number {
  let x = seed;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x >>> 0;
  };
}

function mulberry32(a: number): () => number {
  return function () {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function murmur(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) {
    let k = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    h ^= Math.imul(k, 0x1b873593);
    h = (h << 13) | (h >>> 19);
    h = (Math.imul(h, 5) + 0xe6546b64) | 0;
  }
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

function crcTable(): number[] {
  const table: number[] = [];
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    table[n] = c >>> 0;
  }
  return table;
}

function crc32(table: number[], text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    crc = (table[(crc ^ text.charCodeAt(i)) & 0xff] ^ (crc >>> 8)) >>> 0;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const twister = new MersenneTwister(5489);
let sum = 0;
for (let i = 0; i < 10000000; i++) sum = (sum + twister.next()) % 4294967296;
console.log(sum);

const shift = xorshift(2463534242);
let odd = 0;
for (let i = 0; i < 20000000; i++) if (shift() & 1) odd++;
console.log(odd);

const rand = mulberry32(42);
let hits = 0;
for (let i = 0; i < 10000000; i++) {
  const x = rand();
  const y = rand();
  if (x * x + y * y <= 1) hits++;
}
console.log((4 * hits) / 10000000);

const table = crcTable();
const text = "The quick brown fox jumps over the lazy dog. ".repeat(1000);
let mixed = 0;
for (let i = 0; i < 100; i++) mixed = (mixed ^ murmur(text, i) ^ crc32(table, text)) >>> 0;
console.log(mixed);
