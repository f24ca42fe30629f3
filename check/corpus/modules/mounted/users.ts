export function list() { return "users"; } export const get = (id: string) => "user" + id;
