const f = (n: number) => n + 1; export default f; const y = [1]; export { y };
