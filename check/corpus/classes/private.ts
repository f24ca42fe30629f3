class Stack<T> {
  #items: T[] = [];
  private size = 0;
  push(item: T): this {
    this.#items.push(item);
    this.size++;
    return this;
  }
  pop(): T | undefined {
    if (this.size === 0) return undefined;
    this.size--;
    return this.#items.pop();
  }
  #secret() {
    return this.#items.length;
  }
  get depth() {
    return this.#secret();
  }
}
const s = new Stack<string>().push("a").push("b");
console.log(s.pop(), s.depth, s.pop(), s.pop(), s.depth);
