import { demoMarker } from '../demo-code';
import { scriptFiles } from '../first-load';
import type { Check, CheckInput, Problem } from '../problem';

/** Text by which a library is recognised in minified code: names of errors and attributes survive it. */
const libraries = [
  {
    name: 'the validation library (zod)',
    marker: /\bZodError\b|\$ZodType/,
    reason: 'Content is checked at build: import types alone from lib/content/schemas.',
  },
];

/** Code that may load later, and not with the landing page. */
const later = [
  {
    name: 'the toast library (sonner)',
    marker: /data-sonner-toaster/,
    reason: 'Load it with import() when the first toast is shown.',
  },
  {
    name: 'the live demo',
    marker: demoMarker,
    reason: 'Load it with import() when a visitor starts it.',
  },
  {
    name: 'the code that keeps campaigns',
    marker: /client_reference_id/,
    reason: 'Load it with import() where the content switches it on.',
  },
  {
    name: 'the analytics code',
    marker: /question opened/,
    reason: 'Load it with import() where the content switches it on.',
  },
];

function found({ site }: CheckInput, files: Iterable<string>, list: typeof libraries): Problem[] {
  return [...files]
    .filter((file) => file.endsWith('.js') && site.files.has(file))
    .flatMap((file) => {
      const code = site.read(file).toString();
      return list
        .filter(({ marker }) => marker.test(code))
        .map(({ name, reason }) => ({ file, problem: `contains ${name}`, fix: reason }));
    });
}

/** Browsers get no library that only the build needs, and the landing page none that it may never need. */
export const bundles: Check = {
  name: 'bundles',
  run(input) {
    const home = input.site.pages.find(({ path }) => path === input.content.routes.home.path);
    return [
      ...found(input, input.site.files, libraries),
      ...found(input, home ? scriptFiles(home) : [], later),
    ];
  },
};
