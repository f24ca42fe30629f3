// Reading a member of undefined throws, whether the value is used or not.

{
  const list: string[] = [];
  try { list[0].length; console.log("no"); } catch (e) { console.log((e as Error).message); }
  const o: { a?: { b: number } } = {};
  try { o.a!.b; console.log("no"); } catch (e) { console.log((e as Error).message); }
  const m = new Map<string, { z: number }>();
  try { m.get("q")!.z; console.log("no"); } catch (e) { console.log((e as Error).message); }
  let z: any;
  try { z.foo; console.log("no"); } catch (e) { console.log((e as Error).message); }
  try { z[0]; console.log("no"); } catch (e) { console.log((e as Error).message); }
  try { (null as any).x; console.log("no"); } catch (e) { console.log((e as Error).message); }
  const arr: number[][] = [];
  try { arr[0][0]; console.log("no"); } catch (e) { console.log((e as Error).message); }
  try { void arr[0].length; console.log("no"); } catch (e) { console.log((e as Error).message); }
}

export {};
