export default (n: number) => n * 3;
