export const x = 1; export const y = 1; export const z = 1;
