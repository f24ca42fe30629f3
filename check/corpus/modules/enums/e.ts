export enum Color { Red, Green = 5, Blue } export enum Size { Big = "BIG" }
export interface Shape { c: Color; s: Size } export type Other = number; export const val = Color.Blue | 8;
