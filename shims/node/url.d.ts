/**
 * @header node/url.h
 *
 * node:url (https://nodejs.org/api/url.html): the global classes as a module, and file URLs.
 */

declare module "node:url" {
  /** @c url_file_to_path @isolated */
  function fileURLToPath(url: string): string;
  /** @c url_file_to_path_value @isolated */
  function fileURLToPath(url: string | URL): string;
  /** @c url_path_to_file */
  function pathToFileURL(path: string): URL;
  /** @c url_domain_ascii @isolated */
  function domainToASCII(domain: string): string;
  /** @c url_domain_unicode @isolated */
  function domainToUnicode(domain: string): string;

  const URLClass: typeof URL;
  const URLSearchParamsClass: typeof URLSearchParams;
  export { URLClass as URL, URLSearchParamsClass as URLSearchParams };
}

declare module "url" {
  export * from "node:url";
}
