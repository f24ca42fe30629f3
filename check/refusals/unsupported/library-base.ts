class Day extends Date {
  next(): Date {
    return new Date(this.getTime() + 86400000);
  }
}

console.log(new Day(0).next());
