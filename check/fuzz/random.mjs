// A seeded source of choices: the same seed makes the same program.
export class Random {
  constructor(seed) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** 32 bits (xorshift with an additive sequence). */
  next() {
    let x = (this.state += 0x6d2b79f5) >>> 0;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  }

  /** An integer from low to high, both included. */
  between(low, high) {
    return low + (this.next() % (high - low + 1));
  }

  chance(percent) {
    return this.next() % 100 < percent;
  }

  pick(list) {
    return list[this.next() % list.length];
  }

  /** One of [[weight, value], ...]. */
  weighted(choices) {
    let at = this.next() % choices.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of choices) {
      if (at < weight) return value;
      at -= weight;
    }
    throw new Error("no choices");
  }
}
