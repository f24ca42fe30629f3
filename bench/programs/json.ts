// JSON there and back.

interface User {
  id: number;
  name: string;
  email: string;
  active: boolean;
  tags: string[];
  address: { street: string; city: string; zip: string } | null;
  scores: number[];
}

function users(count: number): User[] {
  const result: User[] = [];
  for (let i = 0; i < count; i++) {
    result.push({
      id: i,
      name: `User ${i}`,
      email: `user${i}@example.com`,
      active: i % 3 !== 0,
      tags: ["a" + (i % 7), "b" + (i % 5), 'quoted "tag"'],
      address: i % 4 === 0 ? null : { street: `${i} Main Street`, city: "Zürich", zip: String(10000 + i) },
      scores: [i, i * 1.5, i / 3],
    });
  }
  return result;
}

const data = users(2000);
let bytes = 0;
let sum = 0;
for (let round = 0; round < 60; round++) {
  const text = JSON.stringify(data);
  bytes += text.length;
  const parsed = JSON.parse(text) as User[];
  for (const user of parsed) {
    if (user.active) sum += user.scores[1] + user.tags.length + (user.address?.zip.length ?? 0);
  }
}
console.log(bytes, sum);
console.log(JSON.stringify(data.slice(0, 2), null, 2));
