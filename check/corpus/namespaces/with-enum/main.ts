enum Dir { Up = "UP", Down = "DOWN" } namespace Dir { export function flip(d: Dir) { return d === Dir.Up ? Dir.Down : Dir.Up; } }
console.log(Dir.flip(Dir.Up), Object.values(Dir).length, typeof Dir.flip); for (const k of Object.keys(Dir)) console.log(k);
export {};
