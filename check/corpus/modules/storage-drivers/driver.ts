export interface Driver {
  readonly label: string;
  read(key: string): Promise<string | undefined>;
  write(key: string, value: string): Promise<void>;
  remove?(key: string): Promise<boolean>;
}
export type Factory = (rest: string) => Driver;
