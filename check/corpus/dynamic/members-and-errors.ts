const data: any = JSON.parse('{"a":1,"b":"str","list":[1,2,{"x":null}],"o":{"k":true}}');
console.log(data.a + 1, data.b.toUpperCase(), data.list.length, data.list[2].x, data.o.k);
console.log(data.list.map((x: any) => typeof x), data.b.split("t"));
data.n = 5; data["m"] = [1]; data.m.push(2, 3);
delete data.a;
console.log("a" in data, "n" in data, data);
for (const k in data) console.log(k);
for (const x of data.list) console.log(x);
const c = { ...data, extra: 1 };
console.log(c.extra, Object.keys(c), [...data.list, 4]);
console.log(data.b < "t", data.n * "2", data.n + data.b, data.n == "5", data.n === 5, -data.n, !data.z);
console.log(JSON.stringify(data), JSON.stringify(data, null, 2));
console.log(typeof data, typeof data.list, Array.isArray(data.list), data.list.includes(2), data.list.indexOf(2));
try { data.list.nothing(); } catch (e: any) { console.log(e.message, e instanceof TypeError); }
try { data.nope.x; } catch (e: any) { console.log(e.message); }
try { data.nope(); } catch (e: any) { console.log(e.message); }
try { data.o.k.z.y; } catch (e: any) { console.log(e.message); }
try { data["nope"](1); } catch (e: any) { console.log(e.message); }
try { const f: any = 5; f(); } catch (e: any) { console.log(e.message); }
try { null as any; (null as any).foo; } catch (e: any) { console.log(e.message); }
try { (undefined as any).foo = 1; } catch (e: any) { console.log(e.message); }
try { (undefined as any).foo(); } catch (e: any) { console.log(e.message); }
try { new data.b(); } catch (e: any) { console.log(e.message); }
try { "x" in data.b; } catch (e: any) { console.log(e.message); }
interface User { name: string; age: number; tags: string[] }
const u = JSON.parse('{"name":"n","tags":["a"]}') as User;
console.log(u.name, u.age, u.tags.length, u.age + 1, `${u.age}`);
function isUser(x: unknown): x is User { return typeof x === "object" && x !== null && "name" in x && typeof (x as any).name === "string"; }
const w: unknown = JSON.parse('{"name":"z","age":3}');
if (isUser(w)) console.log(w.name.length, w.age * 2, w.tags?.length);
const users: User[] = JSON.parse('[{"name":"b","age":2,"tags":[]},{"name":"a","age":1,"tags":["q"]}]');
users.sort((a, b) => a.age - b.age);
console.log(users.map((x) => x.name).join(), users.reduce((s, x) => s + x.age, 0));
const keep = users.filter((x) => x.tags.length > 0);
console.log(keep, JSON.stringify(keep));
