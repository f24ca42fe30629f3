export default class Helper { static wrap(s: string) { return `[${s}]`; } }
