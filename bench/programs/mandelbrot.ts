// The Mandelbrot set: how many points of a grid stay bounded, and a picture of a small one.

function iterations(cx: number, cy: number, limit: number): number {
  let x = 0;
  let y = 0;
  let i = 0;
  while (i < limit && x * x + y * y <= 4) {
    const next = x * x - y * y + cx;
    y = 2 * x * y + cy;
    x = next;
    i++;
  }
  return i;
}

function picture(width: number, height: number): string {
  const shades = " .:-=+*#%@";
  let text = "";
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const n = iterations((column / width) * 3 - 2, (row / height) * 2 - 1, 50);
      text += shades[Math.floor((n / 50) * (shades.length - 1))];
    }
    text += "\n";
  }
  return text;
}

function inside(size: number, limit: number): number {
  let count = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (iterations((2 * column) / size - 1.5, (2 * row) / size - 1, limit) === limit) count++;
    }
  }
  return count;
}

console.log(picture(60, 20));
console.log(inside(1000, 200));
