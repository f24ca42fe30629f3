let value = 1;
export default value;
value = 2;
export { value };
