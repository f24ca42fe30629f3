// concat() takes arrays apart and adds the rest, whatever the types deny.
const five: any = 5, list: any = [1, "b"];
console.log(["a", "b"].concat(5 as any), ["a"].concat(list), [1].concat("x" as any, [2], ["y"] as any));
console.log([true].concat([false], five), ["a"].concat({ x: 1 } as any), [[1]].concat([[2]], 3 as any));
console.log(([] as string[]).concat(1 as any, undefined as any), [1.5].concat(list, five));
