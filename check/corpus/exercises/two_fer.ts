// Default parameters: one for you, one for me.
export function twoFer(name: string = "you"): string { return `One for ${name}, one for me.`; }
console.log(twoFer());
console.log(twoFer("Alice"));
