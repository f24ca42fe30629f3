// Counts the words of a text and prints the most frequent ones.
import { readFileSync } from "node:fs";

interface Options {
  file: string | undefined;
  top: number;
  minLength: number;
}

interface Count {
  word: string;
  count: number;
}

class UsageError extends Error {}

const usage = `usage: wordcount [--top N] [--min-length N] [FILE]

Reads FILE, or standard input when there is none, and prints its most frequent words.`;

function parseNumber(option: string, text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || !Number.isInteger(value) || value < 1) {
    throw new UsageError(`${option} needs a positive number`);
  }
  return value;
}

function parseOptions(args: string[]): Options {
  const options: Options = { file: undefined, top: 10, minLength: 1 };

  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    switch (arg) {
      case "--top":
        options.top = parseNumber(arg, args[++i]);
        break;
      case "--min-length":
        options.minLength = parseNumber(arg, args[++i]);
        break;
      default:
        if (arg.startsWith("--")) {
          throw new UsageError(`unknown option ${arg}`);
        }
        if (options.file !== undefined) {
          throw new UsageError("only one file can be read");
        }
        options.file = arg;
    }
  }
  return options;
}

/** True for the characters that make up words. */
function isWordCharacter(ch: string): boolean {
  return (ch >= "a" && ch <= "z") || (ch >= "0" && ch <= "9") || ch === "'" || ch >= "\u00c0";
}

/** Splits a text into lower-case words. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = "";

  for (const ch of text.toLowerCase()) {
    if (isWordCharacter(ch)) {
      word += ch;
    } else if (word !== "") {
      words.push(word);
      word = "";
    }
  }
  if (word !== "") {
    words.push(word);
  }
  return words;
}

function countWords(words: string[], minLength: number): Map<string, number> {
  const counts = new Map<string, number>();

  for (const word of words) {
    if (word.length >= minLength) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The counts, most frequent first; equally frequent words in alphabetical order. */
function ranked(counts: Map<string, number>): Count[] {
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
}

function main(args: string[]): void {
  const options = parseOptions(args);
  const text = readFileSync(options.file ?? 0, "utf8");
  const words = wordsOf(text);
  const counts = countWords(words, options.minLength);
  const top = ranked(counts).slice(0, options.top);
  const width = Math.max(4, ...top.map((entry) => entry.word.length));

  console.log(`${"word".padEnd(width)}  count  share`);
  for (const { word, count } of top) {
    const share = ((count / words.length) * 100).toFixed(1);
    console.log(`${word.padEnd(width)}  ${String(count).padStart(5)}  ${share.padStart(4)}%`);
  }
  console.log(`${words.length} words, ${counts.size} different`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`wordcount: ${error.message}\n${usage}`);
    process.exit(2);
  }
  console.error(`wordcount: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
