import { findWebkit } from './find-webkit';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';
const library = '/usr/lib/aarch64-linux-gnu';

/** A machine with these programs, and with these versions of WebKitGTK. */
function machine(programs: string[], versions: string[]) {
  const browsers = versions.map((version) => `${library}/${version}/MiniBrowser`);
  const names: Record<string, string[]> = {
    '/usr/lib': ['aarch64-linux-gnu', 'python3'],
    [library]: ['perl', ...versions],
  };
  return {
    exists: (path: string) => [...programs, ...browsers].includes(path),
    list: (path: string) => names[path] ?? [],
  };
}

it('finds the newest browser, whatever the machine', () => {
  expect(findWebkit(machine([driver, display], ['webkit2gtk-4.1', 'webkit2gtk-4.0']))).toEqual({
    driver,
    display,
    browser: `${library}/webkit2gtk-4.1/MiniBrowser`,
  });
});

it.each<[what: string, programs: string[], versions: string[]]>([
  ['its driver', [display], ['webkit2gtk-4.1']],
  ['a display', [driver], ['webkit2gtk-4.1']],
  ['its browser', [driver, display], []],
])('finds nothing without %s', (_, programs, versions) => {
  expect(findWebkit(machine(programs, versions))).toBeNull();
});
