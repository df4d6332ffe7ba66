import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';
import { readExport } from '@/checks/export';
import { lateSheets } from '@/checks/page';
import { codeFiles } from './scripts';

/** Makes a selector stronger than any without an id; it goes before classes. */
const STRONG = ':not(#_)';

/**
 * A style sheet that comes with late code, without layers and registered variables. Chromium works the styles of the whole page
 * out anew, and its layout, when a sheet with either comes: 200 ms on a phone, at the press that starts the demo.
 *
 * Its rules are about elements that come with the same code, and so may win against the page's. Among themselves they keep their
 * order: components, and utilities, which become stronger by their selector.
 *
 * @param isRegistered whether the page has a variable that starts with a value
 * @throws where a rule would lose its meaning
 */
export function unlayered(css: string, isRegistered: (name: string) => boolean): string {
  const sheet = parse(css);
  sheet.walkAtRules('property', (rule) => {
    const hasValue = rule.some((part) => part.type === 'decl' && part.prop === 'initial-value');
    if (hasValue && !isRegistered(rule.params)) throw new Error(`${rule.params} has no value`);
    rule.remove();
  });
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') {
      // What says the same to browsers without `@property`; the page has it too.
      layer.remove();
      return;
    }
    if (!layer.nodes || !['components', 'utilities'].includes(layer.params))
      throw new Error(`@layer ${layer.params} in a late sheet`);
    if (layer.params === 'utilities')
      layer.walkRules((rule) => {
        if (!rule.selectors.every((selector) => /^[.:[]/.test(selector)))
          throw new Error(`${rule.selector} begins with no class`);
        rule.selectors = rule.selectors.map((selector) => STRONG + selector);
      });
    layer.replaceWith(...layer.nodes);
  });
  return sheet.toString();
}

/** Takes layers out of style sheets that come with late code. @param out folder of the export */
export async function unlayerLateSheets(out: string): Promise<void> {
  const { pages, files, read } = readExport(out);
  const linked = new Set(
    pages.flatMap(({ $ }) =>
      $('link[rel="stylesheet"]')
        .toArray()
        .map(({ attribs }) => attribs.href?.slice(1)),
    ),
  );
  const styles = pages.map((page) =>
    [page.$('style').text(), ...lateSheets(page).map((file) => read(file).toString())].join(''),
  );
  const isRegistered = (name: string) =>
    styles.every((style) => new RegExp(`@property ${name}\\s*\\{`).test(style));
  for (const file of files) {
    if (!/^_next\/static\/chunks\/.*\.css$/.test(file) || linked.has(file)) continue;
    const path = join(out, file);
    try {
      await writeFile(path, unlayered(await readFile(path, 'utf8'), isRegistered));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`);
    }
  }
}

/**
 * Takes out of the code what sonner inserts into the page as it loads: the policy of each page would have to allow it by its text, in bytes
 * that the first view has not. `lib/browser/toaster.tsx` imports the same styles as a sheet.
 *
 * @param out folder of the export
 * @param source text of sonner's module
 * @throws where the styles are not what this version has, or not in the code: a new one needs a look
 */
export function dropInsertedStyles(out: string, source = sonnerSource()): void {
  const [, styles] = /^__insertCSS\((".+")\);?$/m.exec(source) ?? [];
  const holders = [...codeFiles(out)].filter(([, code]) => styles && code.includes(styles));
  if (!styles || holders.length === 0)
    throw new Error('sonner: what inserts its styles was not found');
  for (const [file, code] of holders)
    writeFileSync(join(out, '_next', file), code.replace(styles, '""'));
}

/** How Turbopack's runtime adds a sheet to the page. */
const ADDED_SHEET = /(\w+)\.rel="stylesheet",(.{1,300}?)\1\.onload=\(\)=>\{/;

/**
 * Has sheets that come with late code count only from when they are there, by their media. In a page that had a sheet on its way
 * when it was read, as the home page has, WebKit goes back to the place that the address names, and takes the focus there, each time that
 * it has waited for another: https://github.com/webcompat/web-bugs/issues/111086. It waits for none that does not count.
 *
 * @param out folder of the export
 * @throws where the code adds sheets in another way than this step knows
 */
export function countSheetsOnceLoaded(out: string): void {
  const adders = [...codeFiles(out)].filter(([, code]) => ADDED_SHEET.test(code));
  if (adders.length === 0) throw new Error('Turbopack: what adds a sheet was not found');
  for (const [file, code] of adders)
    writeFileSync(
      join(out, '_next', file),
      code.replace(
        ADDED_SHEET,
        '$1.rel="stylesheet",$1.media="print",$2$1.onload=()=>{$1.sheet.media.mediaText="all";',
      ),
    );
}

function sonnerSource(): string {
  const sonner = createRequire(join(process.cwd(), 'package.json')).resolve('sonner');
  return readFileSync(join(dirname(sonner), 'index.mjs'), 'utf8');
}
