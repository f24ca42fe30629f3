export namespace Conf { export let level = 1; export function describe() { return "lvl" + level; } export const Defaults = { port: 80 }; }
