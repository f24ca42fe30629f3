// The messages of SyntaxErrors are V8's.
const texts = [
  "", "{", "[", "[1", "[1,", "[1,]", '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', "{a:1}", "{'a':1}",
  "tru", "nul", "undefined", "NaN", "01", "1.", "-", "1e", "+1", ".5", "1 2", '"abc', '"\\x"', '"\\u12"', '"a\nb"',
  '{"a":1 "b":2}', "[1 2]", "a very long text that is not JSON at all", '{"key": "value", "other": oops, "more": 1}',
  "[object Object]", '{"a" 1}', "[1}", '{"a":1]', '"a" "b"', "\u00a01", '{\n  "a": 1,\n  b: 2\n}',
];
for (const text of texts) {
  try {
    console.log(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) console.log(error.name + ": " + error.message);
  }
}
