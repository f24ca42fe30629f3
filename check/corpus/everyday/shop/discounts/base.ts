export abstract class Discount { constructor(readonly name: string) {} abstract apply(cents: number): number }
