export enum Color { Red, Green } export enum Level { High = "H" }
