// finally decides: it can replace a return, a throw, a break or a continue.
function replaced() {
  label: try {
    return 1;
  } finally {
    break label;
  }
  return 2;
}

function swallowed() {
  for (const n of [1, 2, 3]) {
    try {
      if (n === 2) throw new Error("lost");
      if (n === 3) return "returned " + n;
    } finally {
      if (n === 2) continue;
    }
  }
  return "end";
}

function order() {
  const log: string[] = [];
  const value = (() => {
    try {
      return log.push("value");
    } finally {
      log.push("inner finally");
    }
  })();
  try {
    try {
      throw "a";
    } finally {
      log.push("first");
    }
  } catch (reason) {
    log.push("caught " + reason);
  } finally {
    log.push("last");
  }
  return [value, ...log];
}
console.log(replaced(), swallowed(), order());

async function later(kind: number): Promise<string> {
  for (let i = 0; i < 3; i++) {
    try {
      if (kind === 0) return "return " + i;
      if (kind === 1 && i === 1) break;
      if (kind === 2 && i < 2) continue;
      if (kind === 3) throw new Error("thrown");
      console.log("body", kind, i);
    } catch (error) {
      if (i === 1) throw error;
    } finally {
      await null;
      console.log("finally", kind, i);
      if (kind === 4) return "replaced";
    }
  }
  return "end";
}
for (let kind = 0; kind < 5; kind++) console.log(await later(kind).catch(error => "rejected " + error.message));
