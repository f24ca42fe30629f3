const d = [1, 2, 3]; delete d[1]; console.log(d, 1 in d); d.forEach((x) => console.log(x));
const s = ["a", "b"]; delete s[0]; console.log(s, s.length);
