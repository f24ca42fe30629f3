// Leap years, and ages on other planets.
export function isLeap(year: number) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
const EARTH = 31557600;
const orbits = {
  mercury: 0.2408467, venus: 0.61519726, earth: 1, mars: 1.8808158, jupiter: 11.862615, saturn: 29.447498, uranus: 84.016846, neptune: 164.79132
};
export function age(planet: keyof typeof orbits, seconds: number): number {
  return parseFloat((seconds / EARTH / orbits[planet]).toFixed(2));
}
for (const y of [1996, 1997, 1900, 2000])
  console.log(y, isLeap(y));
let planet: keyof typeof orbits;
for (planet in orbits)
  console.log(planet, age(planet, 2134835688));
