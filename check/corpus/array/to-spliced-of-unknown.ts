// toSpliced on a value that nothing is known of.
const numbers = JSON.parse("[1, 2, 3, 4]");
console.log(numbers.toSpliced(1, 2), numbers.toSpliced(1, 1, "a", "b"), numbers.toSpliced(2), numbers.toSpliced(), numbers);
