// memory: no-stress
interface Cell {
  value: number;
  next: Cell | null;
}
let kept: Cell | null = null;
let sum = 0;
for (let i = 0; i < 300000; i++) {
  const cell: Cell = { value: i, next: null };
  if (i % 1000 === 0) {
    cell.next = kept;
    kept = cell;
  }
  sum += cell.value;
}
let count = 0;
for (let cell = kept; cell; cell = cell.next) count += cell.value;
console.log(sum, count);
