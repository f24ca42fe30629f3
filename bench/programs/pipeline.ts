// Records through map, filter, reduce and sort; closures; objects copied by spread.

interface Order {
  id: number;
  customer: string;
  total: number;
  items: { sku: string; quantity: number; price: number }[];
}

function makeOrders(count: number): Order[] {
  const orders: Order[] = [];
  let seed = 3;
  for (let i = 0; i < count; i++) {
    const items: Order["items"] = [];
    seed = (seed * 48271) % 2147483647;
    for (let j = 0; j <= seed % 4; j++) {
      items.push({ sku: `sku-${(seed >> 3) % 100}`, quantity: (seed % 5) + 1, price: (seed % 1000) / 10 });
    }
    orders.push({ id: i, customer: `customer-${seed % 500}`, total: 0, items });
  }
  return orders;
}

const compose = <T>(...fs: ((x: T) => T)[]) => (x: T) => fs.reduce((value, f) => f(value), x);

const discount = (rate: number) => (order: Order): Order => ({ ...order, total: order.total * (1 - rate) });
const round = (order: Order): Order => ({ ...order, total: Math.round(order.total * 100) / 100 });
const process = compose(discount(0.1), discount(0.05), round);

let grand = 0;
for (let pass = 0; pass < 8; pass++) {
  const orders = makeOrders(30000)
    .map((order) => ({
      ...order,
      total: order.items.reduce((sum, item) => sum + item.quantity * item.price, 0),
    }))
    .filter((order) => order.total > 50)
    .map(process);
  const byCustomer = new Map<string, Order[]>();
  for (const order of orders) {
    const list = byCustomer.get(order.customer);
    if (list) list.push(order);
    else byCustomer.set(order.customer, [order]);
  }
  const totals = [...byCustomer]
    .map(([customer, list]) => ({ customer, total: list.reduce((sum, { total }) => sum + total, 0) }))
    .sort((a, b) => b.total - a.total);
  grand += totals[0].total;
  if (pass === 0) console.log(totals.slice(0, 3));
  orders.sort((a, b) => (a.customer === b.customer ? a.id - b.id : a.customer < b.customer ? -1 : 1));
  grand += orders[0].id;
}
console.log(grand.toFixed(2));

function adder(n: number): (x: number) => number {
  return (x) => x + n;
}
const adders: ((x: number) => number)[] = [];
for (let i = 0; i < 100; i++) adders.push(adder(i));
let value = 0;
for (let i = 0; i < 20000000; i++) value = adders[i % 100](value) % 1000003;
console.log(value);
