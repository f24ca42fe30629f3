// Invalid URLs throw a TypeError with code and input.
function attempt(input: string, base?: string): void {
  try {
    const url = new URL(input, base);
    console.log("ok", url.href);
  } catch (error) {
    if (error instanceof TypeError) {
      console.log(error.name, error.message);
    }
  }
}

attempt("/path");
attempt("/path", "nonsense");
attempt("http://");
attempt("http://a:99999");
attempt("http://a:b");
attempt("");
attempt("", "http://x/y");
console.log(URL.canParse("/a"), URL.canParse("/a", "http://b"), URL.canParse("http://b"));
console.log(URL.parse("/a"), URL.parse("/a", "http://b")?.href);
