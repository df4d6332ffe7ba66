import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** WebKit as Debian packages it: what drives it, what it draws on, and the small browser itself. */
export interface Webkit {
  driver: string;
  display: string;
  browser: string;
}

/** What the search depends on; tests pass their own. */
export interface Folders {
  exists: (path: string) => boolean;
  /** Names in a folder; none where there is no such folder. */
  list: (path: string) => string[];
}

const here: Folders = {
  exists: existsSync,
  list: (path) => (existsSync(path) ? readdirSync(path) : []),
};

/** Where Debian puts programs that are not commands; a folder in it has the machine's architecture in its name. */
const libraries = '/usr/lib';

/** @returns WebKit, or null where one of its parts is missing: Playwright's own build runs on few systems */
export function findWebkit({ exists, list }: Folders = here): Webkit | null {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const browser = list(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .map((folder) => join(libraries, folder))
    .flatMap((folder) => list(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .filter((path) => path.includes('/webkit2gtk-') && exists(path))
    .sort()
    .at(-1);
  return browser && exists(driver) && exists(display) ? { driver, display, browser } : null;
}
