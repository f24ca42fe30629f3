// A download that is an EventTarget: typed custom events, once and signal options, and a listener object.
interface Progress {
  readonly done: number;
  readonly total: number;
}
class Download extends EventTarget {
  #done = 0;
  constructor(readonly total: number) {
    super();
  }
  advance(by: number): boolean {
    this.#done = Math.min(this.total, this.#done + by);
    const detail: Progress = { done: this.#done, total: this.total };
    const goOn = this.dispatchEvent(new CustomEvent<Progress>("progress", { detail, cancelable: true }));
    if (this.#done === this.total) this.dispatchEvent(new Event("finish"));
    return goOn;
  }
}
const bar = {
  drawn: [] as string[],
  handleEvent(event: Event): void {
    const { done, total } = (event as CustomEvent<Progress>).detail;
    this.drawn.push("#".repeat((done / total) * 10).padEnd(10, "."));
  },
};
const download = new Download(50);
const controller = new AbortController();
download.addEventListener("progress", bar, { signal: controller.signal });
download.addEventListener("progress", (e) => console.log("first", e.type, e.target === download, e.cancelable), { once: true });
download.addEventListener("progress", (e) => {
  const { done } = (e as CustomEvent<Progress>).detail;
  if (done > 25) e.preventDefault();
});
download.addEventListener("finish", ({ type }) => console.log(type, bar.drawn.length));
console.log(download.advance(10), download.advance(10));
controller.abort();
console.log(download.advance(10), download.advance(100));
console.log(bar.drawn);
