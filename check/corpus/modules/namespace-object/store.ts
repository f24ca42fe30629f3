export let count = 1;
export function bump() { count++; }
export class K { x = 1 }
export const list = [1, 2, 3];
export default class Foo {}
export { list as "a b" };
