// Observables, subjects and signals.
type Observer<T> = {
  next(v: T): void;
  error?(e: unknown): void;
  complete?(): void;
};
type Teardown = (() => void) | void;
class Observable<T> {
  constructor(private sub: (o: Observer<T>) => Teardown) { }
  subscribe(o: Observer<T> | ((v: T) => void)) {
    const ob: Observer<T> = typeof o === "function" ? { next: o } : o;
    let closed = false;
    let td: Teardown;
    const safe: Observer<T> = {
      next: (v) => {
        if (!closed)
          ob.next(v);
      }, error: (e) => {
        if (!closed) {
          closed = true;
          ob.error?.(e);
        }
      }, complete: () => {
        if (!closed) {
          closed = true;
          ob.complete?.();
          td?.();
        }
      }
    };
    td = this.sub(safe);
    return { unsubscribe() {
        closed = true;
        td?.();
      } };
  }
  pipe<A>(a: (s: Observable<T>) => Observable<A>): Observable<A>;
  pipe<A, B>(a: (s: Observable<T>) => Observable<A>, b: (s: Observable<A>) => Observable<B>): Observable<B>;
  pipe(...ops: ((s: Observable<any>) => Observable<any>)[]) {
    return ops.reduce((s, f) => f(s), this as Observable<any>);
  }
  static of<T>(...xs: T[]) {
    return new Observable<T>((o) => {
      xs.forEach((x) => o.next(x));
      o.complete?.();
    });
  }
}
const map = <T, U>(f: (t: T) => U) => (s: Observable<T>) => new Observable<U>((o) => s.subscribe({ ...o, next: (v) => o.next(f(v)) }).unsubscribe);
const filter = <T>(p: (t: T) => boolean) => (s: Observable<T>) => new Observable<T>((o) => s.subscribe({ next: (v) => p(v) && o.next(v), complete: () => o.complete?.() }).unsubscribe);
Observable.of(1, 2, 3, 4).pipe(filter((x) => x % 2 === 0), map((x) => `#${x * 10}`)).subscribe({ next: console.log, complete: () => console.log("done") });
class Subject<T> {
  private obs = new Set<Observer<T>>();
  next(v: T) {
    for (const o of [...this.obs])
      o.next(v);
  }
  subscribe(f: (v: T) => void) {
    const o = { next: f };
    this.obs.add(o);
    return () => this.obs.delete(o);
  }
}
const s = new Subject<number>();
const un = s.subscribe((v) => console.log("a", v));
s.subscribe((v) => console.log("b", v));
s.next(1);
console.log(un());
s.next(2);
function signal<T>(v: T) {
  const subs = new Set<() => void>();
  return [
    () => v, (n: T | ((p: T) => T)) => {
      v = typeof n === "function" ? (n as (p: T) => T)(v) : n;
      subs.forEach((f) => f());
    }, (f: () => void) => void subs.add(f)
  ] as const;
}
const [get, set, sub] = signal(0);
sub(() => console.log("signal", get()));
set(5);
set((p) => p + 1);
