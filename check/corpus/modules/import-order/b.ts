console.log("b runs"); export const b = "B"; export default class Q {}
