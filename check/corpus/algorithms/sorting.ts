function quicksort(a: number[], low = 0, high = a.length - 1): number[] {
  if (low < high) {
    const pivot = a[high];
    let i = low;
    for (let j = low; j < high; j++) {
      if (a[j] < pivot) {
        [a[i], a[j]] = [a[j], a[i]];
        i++;
      }
    }
    [a[i], a[high]] = [a[high], a[i]];
    quicksort(a, low, i - 1);
    quicksort(a, i + 1, high);
  }
  return a;
}
function mergeSort<T>(items: T[], less: (a: T, b: T) => boolean): T[] {
  if (items.length < 2) return items;
  const middle = items.length >> 1;
  const left = mergeSort(items.slice(0, middle), less);
  const right = mergeSort(items.slice(middle), less);
  const out: T[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) out.push(less(right[j], left[i]) ? right[j++] : left[i++]);
  while (i < left.length) out.push(left[i++]);
  while (j < right.length) out.push(right[j++]);
  return out;
}
let seed = 42;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const numbers = Array.from({ length: 200 }, () => Math.floor(random() * 1000));
const a = quicksort([...numbers]);
const b = mergeSort(numbers, (x, y) => x < y);
console.log(a.join() === b.join(), a.slice(0, 8), a[199]);
console.log(mergeSort(["pear", "fig", "apple"], (x, y) => x < y));
