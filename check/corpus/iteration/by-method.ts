function first<T>(xs: Iterable<T>) { const it = xs[Symbol.iterator](); return it.next().value; }
console.log(first("abc"), first([4, 5]), first(new Map([[1, 2]])), first(new Set([8])), first((function* () { yield 9; })()));
