export const two = 2; export default function hello() {}
