interface User {
  id: number;
  name: string;
  tags?: string[];
}
const users = JSON.parse('[{"id":1,"name":"a"},{"id":"2","name":null,"tags":["t"]},{}]') as User[];
for (const user of users) {
  console.log(user.id, user.name, user.tags?.length, user.id + 1, `${user.name}`);
}
console.log(users.map((u) => typeof u.id).join());
