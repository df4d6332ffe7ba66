import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Folder of the tools that only the tests of hosts use. They have a lockfile of their own, because they are larger than all
 * that the site needs to be built.
 */
export const toolsFolder = join(process.cwd(), 'scripts', 'hosts', 'tools');

const tools = createRequire(join(toolsFolder, 'package.json'));

/** How to get the tools, for the name of a test that is left out. */
export const toolsAdvice = 'npm ci --prefix scripts/hosts/tools';

/** @returns the file that a tool starts with, or `null` where it is not installed */
export function findTool(name: string): string | null {
  try {
    return tools.resolve(name);
  } catch {
    return null;
  }
}

/** Loads a tool; in a Jest test one that is CommonJS, as Jest on Node 20 loads no other. @throws Error where it is not installed */
export function loadTool<T>(name: string): Promise<T> {
  return import(pathToFileURL(tools.resolve(name)).href) as Promise<T>;
}
