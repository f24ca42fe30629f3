const e = new Error("a"); e.message = "b"; console.log(e.stack!.split("\n")[0]);
class V extends Error {} console.log(new V("m").stack!.split("\n")[0]);
class X extends Error { constructor(m: string) { super(m); this.name = "XX"; } } const x = new X("q"); console.log(x.stack!.split("\n")[0]); x.name = "YY"; console.log(x.stack!.split("\n")[0]);
class W extends TypeError { override name = "W"; } console.log(new W("z").stack!.split("\n")[0]);
class P extends Error { get name() { return "PN"; } } console.log(new P("z").stack!.split("\n")[0]);
