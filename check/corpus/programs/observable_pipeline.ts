// Observables with operators, subjects, schedulers by queue, hot and cold, unsubscription and errors.
interface Observer<T> {
  next(v: T): void;
  error?(e: unknown): void;
  complete?(): void;
}
type Teardown = (() => void) | void;
class Observable<T> {
  constructor(private readonly source: (o: Required<Observer<T>>) => Teardown) {}
  static of<T>(...xs: T[]) {
    return new Observable<T>((o) => {
      for (const x of xs) o.next(x);
      o.complete();
    });
  }
  static range(a: number, b: number) {
    return Observable.of(...Array.from({ length: b - a }, (_, i) => a + i));
  }
  subscribe(obs: Observer<T> | ((v: T) => void)): { unsubscribe(): void; closed: boolean } {
    const o = typeof obs === "function" ? { next: obs } : obs;
    const sub = {
      closed: false,
      unsubscribe() {
        if (!this.closed) {
          this.closed = true;
          teardown?.();
        }
      },
    };
    let teardown: Teardown;
    const safe: Required<Observer<T>> = {
      next: (v) => {
        if (!sub.closed)
          try {
            o.next(v);
          } catch (e) {
            safe.error(e);
          }
      },
      error: (e) => {
        if (!sub.closed) {
          sub.closed = true;
          if (o.error) o.error(e);
          else throw e;
          teardown?.();
        }
      },
      complete: () => {
        if (!sub.closed) {
          sub.closed = true;
          o.complete?.();
          teardown?.();
        }
      },
    };
    teardown = this.source(safe);
    if (sub.closed) teardown?.();
    return sub;
  }
  pipe<A>(a: Op<T, A>): Observable<A>;
  pipe<A, B>(a: Op<T, A>, b: Op<A, B>): Observable<B>;
  pipe<A, B, C>(a: Op<T, A>, b: Op<A, B>, c: Op<B, C>): Observable<C>;
  pipe(...ops: Op<any, any>[]): Observable<any> {
    return ops.reduce((s: Observable<any>, op) => op(s), this);
  }
}
type Op<A, B> = (s: Observable<A>) => Observable<B>;
const map =
  <A, B>(f: (a: A, i: number) => B): Op<A, B> =>
  (s) =>
    new Observable((o) => {
      let i = 0;
      const sub = s.subscribe({ ...o, next: (v) => o.next(f(v, i++)) });
      return () => sub.unsubscribe();
    });
const filter =
  <A,>(p: (a: A) => boolean): Op<A, A> =>
  (s) =>
    new Observable((o) => {
      const sub = s.subscribe({
        ...o,
        next: (v) => {
          if (p(v)) o.next(v);
        },
      });
      return () => sub.unsubscribe();
    });
const take =
  <A,>(n: number): Op<A, A> =>
  (s) =>
    new Observable((o) => {
      let left = n;
      const sub = s.subscribe({
        ...o,
        next: (v) => {
          if (left-- > 0) o.next(v);
          if (left === 0) o.complete();
        },
      });
      return () => sub.unsubscribe();
    });
const scan =
  <A, B>(f: (b: B, a: A) => B, seed: B): Op<A, B> =>
  (s) =>
    new Observable((o) => {
      let acc = seed;
      const sub = s.subscribe({ ...o, next: (v) => o.next((acc = f(acc, v))) });
      return () => sub.unsubscribe();
    });
const buffer =
  <A,>(n: number): Op<A, A[]> =>
  (s) =>
    new Observable((o) => {
      let b: A[] = [];
      const sub = s.subscribe({
        ...o,
        next: (v) => {
          b.push(v);
          if (b.length === n) {
            o.next(b);
            b = [];
          }
        },
        complete: () => {
          if (b.length) o.next(b);
          o.complete();
        },
      });
      return () => sub.unsubscribe();
    });
class Subject<T> extends Observable<T> {
  private observers = new Set<Required<Observer<T>>>();
  constructor() {
    super((o) => {
      this.observers.add(o);
      return () => {
        this.observers.delete(o);
        console.log("left", this.observers.size);
      };
    });
  }
  next(v: T) {
    for (const o of [...this.observers]) o.next(v);
  }
  complete() {
    for (const o of [...this.observers]) o.complete();
  }
  get size() {
    return this.observers.size;
  }
}
Observable.range(1, 20)
  .pipe(
    filter((n) => n % 3 === 0),
    map((n, i) => `${i}:${n}`),
    take(4),
  )
  .subscribe({ next: (v) => console.log(v), complete: () => console.log("done") });
Observable.of(1, 2, 3, 4, 5)
  .pipe(
    scan((a, b) => a + b, 0),
    buffer(2),
  )
  .subscribe((v) => console.log(v));
const s = new Subject<number>();
const one = s.pipe(map((n) => n * 2)).subscribe((v) => console.log("one", v));
s.subscribe({
  next: (v) => {
    if (v === 3) throw new Error("bad three");
    console.log("two", v);
  },
  error: (e) => console.log("error", (e as Error).message),
});
s.next(1);
one.unsubscribe();
one.unsubscribe();
s.next(2);
s.next(3);
s.next(4);
console.log(s.size, one.closed);
try {
  Observable.of(1)
    .pipe(
      map(() => {
        throw new TypeError("in map");
      }),
    )
    .subscribe(() => {});
} catch (e) {
  console.log(String(e));
}
