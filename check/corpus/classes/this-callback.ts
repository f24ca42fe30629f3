class Timer {
  ticks = 0;
  log: string[] = [];
  tick = () => {
    this.ticks++;
    return this;
  };
  run(times: number, each: (n: number) => void) {
    for (let i = 0; i < times; i++) {
      this.tick();
      each(this.ticks);
    }
  }
  collect() {
    this.run(3, (n) => {
      this.log.push("t" + n);
    });
    return this.log;
  }
}
const timer = new Timer();
const { tick } = timer;
tick();
console.log(timer.collect(), timer.ticks);
