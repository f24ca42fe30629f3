// Variables declared in one clause of a switch and used in another.
function attempt(work: () => void) {
  try {
    work();
  } catch (error) {
    console.log(String(error));
  }
}

function shared(value: number) {
  switch (value) {
    case 0:
      let count = 5;
      const text = "text";
      console.log(count, text);
    case 1:
      count = 6;
      console.log(count);
      console.log(text);
      break;
    default:
      console.log("other");
  }
}
for (let i = 0; i < 3; i++) attempt(() => shared(i));

function captured(value: number) {
  const reads: (() => number)[] = [];
  switch (value) {
    case 0:
      let held = 1;
    case 1:
      reads.push(() => held);
  }
  console.log(reads[0]!());
}
attempt(() => captured(0));
attempt(() => captured(1));

function unset(value: number) {
  switch (value) {
    case 0:
      let item: number | undefined;
      console.log(item);
      item = 3;
    case 1:
      item = (item ?? 0) + 1;
      console.log(item);
  }
}
attempt(() => unset(0));
attempt(() => unset(1));

const words = ["start", "add", "add", "stop", "add"];
for (const word of words) {
  switch (word) {
    case "start":
      let total = 10;
    case "add":
      attempt(() => {
        total += 1;
        console.log("total", total);
      });
      break;
    default:
      console.log(word);
  }
}
