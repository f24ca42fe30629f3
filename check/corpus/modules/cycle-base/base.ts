import { make } from "./derived.ts";
export class Base { name() { return "base"; } clone() { return make(); } }
