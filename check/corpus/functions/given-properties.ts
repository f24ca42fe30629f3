function counter() { counter.count++; return counter.count; }
counter.count = 0;
counter(); counter();
console.log(counter.count, counter, Object.keys(counter));
const arrow = () => arrow.hits; arrow.hits = 5;
console.log(arrow(), arrow);
const memo = (n: number): number => { const hit = memo.cache.get(n); if (hit !== undefined) return hit; const r = n < 2 ? n : memo(n - 1) + memo(n - 2); memo.cache.set(n, r); return r; };
memo.cache = new Map<number, number>();
console.log(memo(50), memo.cache.size);
function tag(x: string) { return tag.prefix + x; }
tag.prefix = "<"; tag.suffix = ">"; tag.wrap = (s: string) => tag.prefix + s + tag.suffix;
console.log(tag.wrap("a"), tag("b"), "prefix" in tag, tag.name, tag.length);
