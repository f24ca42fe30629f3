export interface Config { name: string } export type Id = string;
