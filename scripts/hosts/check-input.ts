import type { HostInput } from './host';

/** Characters without a meaning in any of the files that hosts read. */
const address = /^\/[A-Za-z0-9._~/-]*$/;

/**
 * What can be written between double quotes as it is: nginx and Caddy would put a variable in place of `$` and `{`, Apache
 * one in place of `%`, and each has its own way to write a quotation mark.
 */
const value = /^[\x20\x21\x23\x26-\x5b\x5d-\x7a\x7c\x7e]+$/;

const name = /^[A-Za-z][A-Za-z0-9-]*$/;

/**
 * Holds the input to what every host can be told without escaping, so that no value reaches a configuration as code.
 * @throws Error that names the first entry which cannot
 */
export function checkInput(input: HostInput): void {
  const { origin, cache, pages, hashedFiles } = input;
  if (!/^https:\/\/[a-z0-9.-]+$/.test(origin))
    throw new Error(`the site's address is no plain https origin: ${JSON.stringify(origin)}`);
  const headers = [
    ...input.headers,
    ...input.folderHeaders.map(({ header }) => header),
    { name: 'Cache-Control', value: cache.hashed.found },
    { name: 'Cache-Control', value: cache.otherwise },
  ];
  for (const header of headers)
    if (!name.test(header.name) || !value.test(header.value))
      throw new Error(`a header that hosts cannot be given as it is: ${JSON.stringify(header)}`);
  const folders = [cache.hashed.folder, ...input.folderHeaders.map(({ folder }) => folder)];
  for (const path of [...folders, ...pages, ...hashedFiles])
    if (!address.test(path))
      throw new Error(`an address that hosts cannot be given as it is: ${JSON.stringify(path)}`);
  for (const folder of folders)
    if (!folder.endsWith('/')) throw new Error(`a folder needs a slash at its end: ${folder}`);
  for (const file of hashedFiles)
    if (!file.startsWith(cache.hashed.folder))
      throw new Error(`${file} is not below ${cache.hashed.folder}`);
}
