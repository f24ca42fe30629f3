class Album { label!: Album.Label; static build() { const a = new Album(); a.label = new Album.Label("L"); return a; } } namespace Album { export class Label { constructor(public n: string) {} } export const VERSION = 2; export function parse(s: string) { return new Label(s); } }
console.log(Album.build().label.n, Album.VERSION, Album.parse("q"), Album.build() instanceof Album, Object.keys(Album));
function make(o: make.Options = {}) { return (o.a ?? make.defaults.a) + 1; } namespace make { export interface Options { a?: number } export const defaults = { a: 10 }; } console.log(make(), make({ a: 1 }), make.defaults, make);
export {};
