// Pangrams, isograms and anagrams.
const isPangram = (s: string) => new Set(s.toLowerCase().replace(/[^a-z]/g, "")).size === 26;
const isIsogram = (s: string) => {
  const l = s.toLowerCase().match(/\p{L}/gu) ?? [];
  return l.length === new Set(l).size;
};
console.log(isPangram("The quick brown fox jumps over the lazy dog."), isPangram("abc"));
console.log(["Alphabet", "thumbscrew-japingly", "", "Emily Jung Schwartzkopf", "accentor"].map(isIsogram));
const isAnagram = (word: string) => {
  const key = (w: string) => [...w.toLowerCase()].sort().join("");
  return (c: string) => c.toLowerCase() !== word.toLowerCase() && key(c) === key(word);
};
console.log(["enlists", "google", "inlets", "banana", "Listen", "Silent"].filter(isAnagram("listen")));
