class Store<T> { items: T[] = []; add(x: T) { this.items.push(x); } get size() { return this.items.length; } *[Symbol.iterator]() { yield* this.items; } }
module.exports = { Store };
