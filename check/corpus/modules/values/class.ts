export interface Goer {
  go(): string;
}
export default class Base {
  go() {
    return "base";
  }
}
