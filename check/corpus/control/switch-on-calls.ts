// switch on what functions in fields give.
enum Token { Word = 1, Number, End }

interface Scanner {
  scan(): Token;
  token(): Token;
}

function scannerOf(text: string): Scanner {
  const words = text.split(" ");
  let token = Token.End;
  function scan(): Token {
    const word = words.shift();
    token = word === undefined ? Token.End : /^\d/.test(word) ? Token.Number : Token.Word;
    return token;
  }
  return { scan, token: () => token };
}

class Counter {
  readonly counts = { words: 0, numbers: 0 };
  constructor(private readonly scanner: Scanner) {}

  count() {
    for (;;) {
      switch (this.scanner.scan()) {
        case Token.Word:
          this.counts.words++;
          break;
        case Token.Number:
          this.counts.numbers++;
          break;
        case Token.End:
          return this.counts;
      }
    }
  }
  last() {
    switch (this.scanner.token()) {
      case 3:
        return "end";
      default:
        return "more";
    }
  }
}

const counter = new Counter(scannerOf("a 1 b c 22"));
console.log(counter.last(), counter.count(), counter.last());
const text: any = " padded ";
console.log(`[${text.trimLeft()}]`, `[${text.trimRight()}]`);
const assign = Object.assign || ((target: object) => target);
console.log(assign({ a: 1 }, { b: 2 }));
