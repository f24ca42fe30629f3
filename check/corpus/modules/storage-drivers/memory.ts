import type { Driver } from "./driver.ts";
import { register } from "./registry.ts";

class Memory implements Driver {
  protected readonly data: Map<string, string> = new Map();
  get label(): string {
    return "memory";
  }
  async read(key: string): Promise<string | undefined> {
    return this.data.get(key);
  }
  async write(key: string, value: string): Promise<void> {
    this.data.set(key, value);
  }
  async remove(key: string): Promise<boolean> {
    return this.data.delete(key);
  }
}
class ReadOnly extends Memory {
  override async write(key: string): Promise<never> {
    throw new TypeError(`${key} is read-only`);
  }
}
register("memory", (mode) => (mode === "ro" ? new ReadOnly() : new Memory()));
