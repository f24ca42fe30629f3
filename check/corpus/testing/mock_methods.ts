// mock.method(): objects and instances whose methods are replaced for a while.
import { mock, test } from "node:test";

class Shop {
  rate = 0.2;
  tax(price: number): number {
    return price * this.rate;
  }
  total(price: number): number {
    return price + this.tax(price);
  }
}

test("of an instance", (t) => {
  const shop = new Shop();
  const tax = t.mock.method(shop, "tax", () => 1);
  t.assert.equal(shop.total(10), 11);
  t.assert.equal(tax.mock.callCount(), 1);
  console.log(tax.mock.calls[0].arguments, tax.mock.calls[0].this === shop);
  tax.mock.restore();
  console.log(shop.total(10), tax.mock.callCount());
});

test("watched only", () => {
  const shop = new Shop();
  const tax = mock.method(shop, "tax");
  console.log(shop.total(100), tax.mock.callCount(), tax.mock.calls[0].result);
  mock.restoreAll();
  console.log(shop.total(100), tax.mock.callCount());
});

test("of an object", (t) => {
  const api = { load: (id: number) => `real ${id}`, name: "api" };
  t.mock.method(api, "load", (id: number) => `fake ${id}`);
  console.log(api.load(1), api.name);
  t.mock.reset();
  console.log(api.load(2));
});
