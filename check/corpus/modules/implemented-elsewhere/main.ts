import { total } from "./shapes.ts";
import { Square, TextReport } from "./squares.ts";
import type { Shape, AnyReport } from "./squares.ts";

const shapes: Shape[] = [new Square(2), new Square(3.5)];
const report: AnyReport<TextReport> = new TextReport();
console.log(report.build(shapes));
console.log(total(shapes));
