export let n = 0; export const tick = () => { n++; };
