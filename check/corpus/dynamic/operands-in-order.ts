// Both operands are there before either becomes a number: ToNumeric comes after the evaluation.
const order: string[] = [];

function box(name: string, value: number): any {
  return {
    valueOf() {
      order.push(name);
      return value;
    },
  };
}

function evaluate(name: string, value: any) {
  order.push("eval " + name);
  return value;
}

function show(result: unknown) {
  console.log(result, order.join(", "));
  order.length = 0;
}

show(evaluate("x", box("a", 7)) - evaluate("y", box("b", 2)));
show(evaluate("x", box("a", 7)) * evaluate("y", 3));
show(box("a", 2) ** evaluate("y", box("b", 5)));
show(box("a", 12) & evaluate("y", box("b", 10)));
show(evaluate("x", box("a", 1)) < evaluate("y", box("b", 2)));

let total: any = box("total", 10);
total -= evaluate("y", box("b", 4));
show(total);

const started = new Date(1000);
function later(ms: number) {
  started.setTime(started.getTime() + ms);
  return 1;
}
show((started as any) * later(500));
show(+started - Number(new Date(500)));
