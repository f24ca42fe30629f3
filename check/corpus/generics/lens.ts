// Lenses over readonly records: generic functions that build generic functions, keyed by keyof.
interface Lens<S, A> {
  readonly get: (whole: S) => A;
  readonly set: (whole: S, part: A) => S;
}
const prop = <S extends object>() => <K extends keyof S>(key: K): Lens<S, S[K]> => ({
  get: (whole) => whole[key],
  set: (whole, part) => ({ ...whole, [key]: part }),
});
const at = <A>(index: number): Lens<readonly A[], A> => ({
  get: (whole) => whole[index],
  set: (whole, part) => whole.with(index, part),
});
const then = <S, A, B>(outer: Lens<S, A>, inner: Lens<A, B>): Lens<S, B> => ({
  get: (whole) => inner.get(outer.get(whole)),
  set: (whole, part) => outer.set(whole, inner.set(outer.get(whole), part)),
});
const over = <S, A>(lens: Lens<S, A>, change: (part: A) => A) => (whole: S): S => lens.set(whole, change(lens.get(whole)));

type Address = { readonly street: string; readonly zip: number };
type Person = { readonly name: string; readonly homes: readonly Address[] };
type Team = { readonly title: string; readonly lead: Person };

const lead = prop<Team>()("lead");
const homes = then(lead, prop<Person>()("homes"));
const secondZip = then(then(homes, at<Address>(1)), prop<Address>()("zip"));
const leadName = then(lead, prop<Person>()("name"));

const team: Team = {
  title: "Maps",
  lead: { name: "ada", homes: [{ street: "Elm", zip: 1000 }, { street: "Oak", zip: 2000 }] },
};
const moved = over(secondZip, (zip) => zip + 1)(team);
const renamed = over(leadName, (name) => name[0].toUpperCase() + name.slice(1))(moved);
console.log(secondZip.get(team), secondZip.get(moved), leadName.get(renamed));
console.log(team.lead === moved.lead, team.lead.homes[0] === moved.lead.homes[0], moved.lead.name === team.lead.name);
console.log(JSON.stringify(renamed));
try {
  secondZip.set({ title: "Empty", lead: { name: "no", homes: [] } }, 1);
} catch (error) {
  console.log(error instanceof RangeError || error instanceof TypeError);
}
