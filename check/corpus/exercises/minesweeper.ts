// Numbers of neighbouring mines.
export function annotate(field: string[]): string[] {
  return field.map((row, y) => row.replace(/ /g, (_, x: number) => {
    let n = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++)
        if (field[y + dy]?.[x + dx] === "*")
          n++;
    return n ? String(n) : " ";
  }));
}
console.log(annotate([" *  * ", "  *   ", "    * ", "   * *", " *  * ", "      "]));
console.log(annotate([]));
