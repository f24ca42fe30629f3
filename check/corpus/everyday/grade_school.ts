export class GradeSchool {
  private students = new Map<string, number>();
  roster(): Record<number, string[]> {
    const r: Record<number, string[]> = {};
    for (const [name, grade] of this.students) {
      (r[grade] ??= []).push(name);
    }
    for (const g in r) r[g].sort();
    return r;
  }
  add(name: string, grade: number) { this.students.set(name, grade); }
  grade(g: number): string[] { return [...(this.roster()[g] ?? [])]; }
}
const s = new GradeSchool();
s.add("Jennifer", 4); s.add("Kareem", 6); s.add("Christopher", 4); s.add("Kyle", 3); s.add("Kyle", 2);
console.log(s.roster(), s.grade(4), s.grade(9));
console.log(JSON.stringify(s.roster()));
console.log(Object.keys(s.roster()).map(Number));
console.log(Object.entries(s.roster()).flatMap(([g, names]) => names.map((n) => `${g}:${n}`)));
