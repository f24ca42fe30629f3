"use strict";
// The whole file is strict.
const frozen: any = Object.freeze({ x: 1 });
for (const action of [() => { frozen.x = 2; }, () => { frozen.y = 2; }, () => delete frozen.x]) {
  try {
    action();
  } catch (error: any) {
    console.log(error.message);
  }
}
