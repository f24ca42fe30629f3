export class Box { constructor(public v: number) {} }
