interface User {
  address?: { city: string };
}
const user: User = {};
console.log(user.address.city);
