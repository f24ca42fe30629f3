export const f = () => "f"; export const g = { h: () => "h" };
