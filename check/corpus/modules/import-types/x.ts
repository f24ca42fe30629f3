export const one = 1; export class C { v = 7 }
