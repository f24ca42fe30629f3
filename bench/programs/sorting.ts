// Sorting algorithms written out: quicksort, heapsort, merge sort, insertion sort, and the library's.

function shuffled(n: number): number[] {
  const values: number[] = [];
  let seed = 12345;
  for (let i = 0; i < n; i++) {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    values.push(seed % 1000000);
  }
  return values;
}

function quicksort(a: number[], low: number, high: number): void {
  if (low >= high) return;
  const pivot = a[(low + high) >> 1];
  let i = low;
  let j = high;
  while (i <= j) {
    while (a[i] < pivot) i++;
    while (a[j] > pivot) j--;
    if (i <= j) {
      const swap = a[i];
      a[i] = a[j];
      a[j] = swap;
      i++;
      j--;
    }
  }
  quicksort(a, low, j);
  quicksort(a, i, high);
}

function heapsort(a: number[]): void {
  function sift(root: number, end: number): void {
    for (;;) {
      let child = 2 * root + 1;
      if (child >= end) return;
      if (child + 1 < end && a[child] < a[child + 1]) child++;
      if (a[root] >= a[child]) return;
      [a[root], a[child]] = [a[child], a[root]];
      root = child;
    }
  }
  for (let i = Math.floor(a.length / 2) - 1; i >= 0; i--) sift(i, a.length);
  for (let end = a.length - 1; end > 0; end--) {
    [a[0], a[end]] = [a[end], a[0]];
    sift(0, end);
  }
}

function mergeSort(a: number[]): number[] {
  if (a.length <= 1) return a;
  const middle = Math.floor(a.length / 2);
  const left = mergeSort(a.slice(0, middle));
  const right = mergeSort(a.slice(middle));
  const merged: number[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    merged.push(left[i] <= right[j] ? left[i++] : right[j++]);
  }
  while (i < left.length) merged.push(left[i++]);
  while (j < right.length) merged.push(right[j++]);
  return merged;
}

function insertionSort(a: number[]): void {
  for (let i = 1; i < a.length; i++) {
    const value = a[i];
    let j = i - 1;
    while (j >= 0 && a[j] > value) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = value;
  }
}

function bubbleSort(a: number[]): void {
  const n = a.length;
  for (let i = 0; i < n - 1; i++) {
    for (let j = 0; j < n - i - 1; j++) {
      if (a[j] > a[j + 1]) {
        const temp = a[j];
        a[j] = a[j + 1];
        a[j + 1] = temp;
      }
    }
  }
}

function checksum(a: number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum = (sum * 31 + a[i]) % 1000000007;
  return sum;
}

const n = 500000;
const quick = shuffled(n);
quicksort(quick, 0, n - 1);
const heap = shuffled(n);
heapsort(heap);
const merged = mergeSort(shuffled(n));
const library = shuffled(n).sort((x, y) => x - y);
console.log(checksum(quick), checksum(heap), checksum(merged), checksum(library));
const inserted = shuffled(15000);
insertionSort(inserted);
const bubbled = shuffled(8000);
bubbleSort(bubbled);
console.log(checksum(inserted), checksum(bubbled));
