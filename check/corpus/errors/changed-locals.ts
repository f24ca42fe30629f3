function f(): string {
  let step = 0;
  let name = "start";
  const seen: number[] = [];
  try {
    for (step = 1; step < 10; step++) {
      name = "step" + step;
      seen.push(step);
      if (step === 4) throw new Error("stop");
    }
  } catch (e) {
    name += "!" + (e as Error).message;
  }
  return `${step} ${name} ${seen.length}`;
}
console.log(f());
