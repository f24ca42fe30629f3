export default { a: 1, list: [2] };
