import type { Driver, Factory } from "./driver.ts";
const factories = new Map<string, Factory>();

export function register(scheme: string, factory: Factory): void {
  factories.set(scheme, factory);
}
export const open = (url: string): Driver => {
  const [, scheme, rest] = /^(\w+):(.*)$/.exec(url) ?? [];
  const factory = factories.get(scheme);
  if (!factory) throw new Error(`no driver for ${url}; have ${registered()}`);
  return factory(rest);
};
export const registered = (): string[] => [...factories.keys()].sort();
