const $ = 1;
const _ = 2;
const $a_b$ = 3;
const café = 4;
const π = 3.14;
const a = { $: 5, "a-b": 6, "": 7, "1x": 8, constructor: 9 };
class Größe {
  größe = 1;
}
console.log($, _, $a_b$, café, π, a.$, a["a-b"], a[""], a["1x"], a.constructor, new Größe());
