namespace Shapes { export interface Shape { area(): number } export class Sq implements Shape { constructor(private s: number) {} area() { return this.s ** 2; } } export class Ci implements Shape { constructor(private r: number) {} area() { return 3 * this.r; } } export const all: Record<string, (n: number) => Shape> = { sq: (n) => new Sq(n), ci: (n) => new Ci(n) }; }
for (const [k, mk] of Object.entries(Shapes.all)) console.log(k, mk(2).area()); console.log(Object.keys(Shapes), Shapes);
const S = Shapes; const x: S2 = new S.Sq(3); type S2 = Shapes.Shape; console.log(x.area(), S === Shapes);
function useNs(n: typeof Shapes) { return new n.Ci(1).area(); } console.log(useNs(Shapes), (Shapes as any)["Sq"].name, "all" in Shapes);
export {};
