/**
 * @header node/url.h
 *
 * node:url (https://nodejs.org/api/url.html): the global classes as a module, and file URLs.
 */

declare module "node:url" {
  /** @c url_file_to_path @isolated */
  export function fileURLToPath(url: string): string;
  /** @c url_file_to_path_value @isolated */
  export function fileURLToPath(url: string | URL): string;
  /** @c url_path_to_file */
  export function pathToFileURL(path: string): URL;
  /** @c url_domain_ascii @isolated */
  export function domainToASCII(domain: string): string;
  /** @c url_domain_unicode @isolated */
  export function domainToUnicode(domain: string): string;

  /* The globals under their names in this module, as types and as values. */
  type ModuleURL = URL;
  const ModuleURL: typeof URL;
  type ModuleURLSearchParams = URLSearchParams;
  const ModuleURLSearchParams: typeof URLSearchParams;
  export { ModuleURL as URL, ModuleURLSearchParams as URLSearchParams };
}

/** The older interface is not there yet: what uses it is refused. */
declare module "node:url" {
  export function parse(urlString: string, parseQueryString?: boolean): any;
  export function resolve(from: string, to: string): string;
}

declare module "url" {
  export * from "node:url";
}
