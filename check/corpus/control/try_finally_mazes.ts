// try, catch, finally in odd arrangements with returns, breaks, continues, rethrows, generators and async.
const log: (string | number)[] = [];
const L = (x: string | number) => log.push(x);
const f1 = () => {
  try {
    return L("try");
  } finally {
    L("fin");
  }
};
const f2 = () => {
  try {
    throw 1;
  } catch {
    return "c";
  } finally {
    return "f";
  }
};
const f3 = () => {
  for (const i of [1, 2, 3]) {
    try {
      if (i === 2) continue;
      if (i === 3) break;
      L(i);
    } finally {
      L("f" + i);
    }
  }
  return "done";
};
const f4 = () => {
  let x = 1;
  try {
    return x;
  } finally {
    x = 2;
  }
};
const f5 = () => {
  outer: while (true) {
    try {
      try {
        break outer;
      } finally {
        L("in");
      }
    } finally {
      L("out");
    }
  }
  return 5;
};
const f6 = () => {
  try {
    try {
      throw new Error("a");
    } finally {
      throw new Error("b");
    }
  } catch (e) {
    return (e as Error).message;
  }
};
const f7 = (n: number): string => {
  do {
    try {
      if (n-- > 0) continue;
      return "ret" + n;
    } catch {
    } finally {
      L("d" + n);
    }
  } while (true);
};
const f8 = () => {
  a: try {
    L("x");
    break a;
  } finally {
    L("y");
  }
  return "z";
};
const f9 = () => {
  const o = { v: 1 };
  try {
    return o;
  } finally {
    o.v = 2;
  }
};
console.log(f1(), f2(), f3(), f4(), f5(), f6(), f7(2), f8(), f9(), log.splice(0));
function* g() {
  try {
    yield 1;
    try {
      yield 2;
    } finally {
      L("g2");
      yield "extra";
    }
  } catch (e) {
    L("caught " + e);
    yield 3;
  } finally {
    L("g-fin");
  }
  return 4;
}
const it = g();
console.log(it.next(), it.next(), it.throw!("E"), it.next(), it.next(), it.next(), log.splice(0));
const it2 = g();
it2.next();
console.log(it2.return!(9 as any), it2.next(), log.splice(0));
const nested = (n: number): string => {
  try {
    if (n === 0) throw new RangeError("zero");
    if (n === 1) return nested(0);
    return "n" + n;
  } catch (e) {
    if (e instanceof TypeError) return "type";
    if (n === 1) return "one:" + (e as Error).message;
    throw e;
  } finally {
    L("n" + n);
  }
};
console.log(nested(2), nested(1), log.splice(0));
try {
  nested(0);
} catch (e) {
  console.log(String(e));
}
const sw = (x: number) => {
  for (;;) {
    switch (x) {
      case 1:
        try {
          x = 2;
          continue;
        } finally {
          L("s1");
        }
      case 2:
        try {
          break;
        } finally {
          L("s2");
        }
      case 3:
        try {
          return "three";
        } finally {
          x = 9;
        }
      default:
        throw new Error("d" + x);
    }
    x = 3;
  }
};
console.log(sw(1), log.splice(0));
try {
  sw(7);
} catch ({ message }: any) {
  console.log(message);
}
(async () => {
  const slow = async (ok: boolean) => {
    try {
      await null;
      if (!ok) throw new Error("no");
      return "yes";
    } catch (e) {
      L("ac");
      throw e;
    } finally {
      L("af");
      await null;
      L("af2");
    }
  };
  console.log(await slow(true));
  try {
    await slow(false);
  } catch (e) {
    console.log((e as Error).message);
  } finally {
    console.log(log.splice(0));
  }
  for (let i = 0; i < 3; i++) {
    try {
      if (i === 1) continue;
      await null;
      if (i === 2) return;
    } finally {
      await null;
      console.log("loop fin", i);
    }
  }
})().finally(() => console.log("all done"));
const rethrow = () => {
  try {
    throw Object.assign(new Error("orig"), { code: 42 });
  } catch (e: any) {
    e.message += "!";
    throw e;
  }
};
try {
  rethrow();
} catch (e: any) {
  console.log(e.message, e.code, Object.keys(e));
}
try {
  throw undefined;
} catch (e) {
  console.log(e);
}
try {
  throw null;
} catch (e) {
  console.log(e === null);
}
let unassigned: number;
try {
  unassigned = JSON.parse("5");
} catch {
  unassigned = -1;
}
console.log(unassigned);
const val = (() => {
  try {
    return JSON.parse("{");
  } catch {
    return "bad";
  }
})();
console.log(val);
export {};
