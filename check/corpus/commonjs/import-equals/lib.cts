function lib(n: number) { return n * 2; }
namespace lib { export const kind = "k"; }
export = lib;
