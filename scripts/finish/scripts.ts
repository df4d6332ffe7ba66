import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { listFiles, readExport } from '@/checks/export';
import { scriptFiles } from '@/checks/page';
import { contentHash, rewritePages } from './files';
import { slimmed } from './page-data';

/** As React prints an async script; `nomodule` ones carry no `async`. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** Scripts in the page itself that run; structured data has a type, and never does. */
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** What starts the scripts of every page. Its comments, and spaces, which no string in it has, are for those who read the source. */
export const STARTER = readFileSync(join(__dirname, 'start-scripts.js'), 'utf8')
  .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([^\w$]) ?/g, '$1')
  .replace(/[,;]([)}])/g, '$1')
  .trim();

/** What comes first in a page; the policy is put in behind it (`seal.ts`), before any script. */
const HEAD = /<head>(?:<meta charset="utf-8"\s*\/?>)?/i;

/** Where files stand that are made after the build. Its name is beside the bundler's own folders, and as long cached. */
const FOLDER = '_next/static/page';

/** Begins the name of the file that starts the scripts; the others hold what React reads of a page. */
const START_NAME = 'start';

/** @returns whether a file of the export is what starts the scripts of a page */
export function isStarter(file: string): boolean {
  return file.startsWith(`${FOLDER}/${START_NAME}-`);
}

/** @returns whether a file of the export holds a page's data */
export function isPageData(file: string): boolean {
  return file.startsWith(`${FOLDER}/data-`);
}

/**
 * Takes the code out of a page, so that one policy without hashes fits all pages, and has its scripts wait: they no longer
 * compete with styles, fonts and first picture for the first paint. Links, answers and prices work without them. The starter
 * stands first in the head, and is asked for before the fonts: it remembers what is pressed before the others are there.
 *
 * @param page as Next exported it
 * @param start address of the starter
 * @param write keeps the code that stood in the page, in its order, and gives the address where it is
 * @throws when there is no script to wait or no code to take out: Next prints them in another form than this step knows
 */
export function externalized(page: string, start: string, write: (code: string) => string): string {
  const code: string[] = [];
  const bare = page
    .replace(SCRIPT_PRELOAD, '')
    .replace(INLINE_SCRIPT, (_, text: string) => {
      code.push(text);
      return '';
    })
    .replace(ASYNC_SCRIPT, (_, source: string) => `<script data-src="${source}"></script>`);
  if (!bare.includes('<script data-src=')) throw new Error('it has no async script');
  if (code.length === 0) throw new Error('it has no inline script');
  // The data waits before the code that reads it.
  const data = `<script data-src="${write(slimmed(code.join(';\n')))}"></script>`;
  return bare
    .replace('<script data-src=', (first) => data + first)
    .replace(HEAD, (head) => `${head}<script src="${start}" async fetchpriority="high"></script>`);
}

/** Writes a file under its name and digits that change with its text. @param name such as `start.js` @returns its address */
export function writeHashed(out: string, name: string, text: string): string {
  const { name: stem, ext } = parse(name);
  const file = `${FOLDER}/${stem}-${contentHash(text)}${ext}`;
  mkdirSync(join(out, FOLDER), { recursive: true });
  writeFileSync(join(out, file), text);
  return `/${file}`;
}

/** Moves the scripts out of the pages, to start after the first view. @param out folder of the export */
export async function externalizeScripts(out: string): Promise<void> {
  const start = writeHashed(out, `${START_NAME}.js`, STARTER);
  await rewritePages(out, (page, file) =>
    // Not by the page's name alone: a page called `start` would pass for the starter.
    externalized(page, start, (code) =>
      writeHashed(out, `data-${basename(file, '.html')}.js`, code),
    ),
  );
}

/** Name of the files that start workers. */
const WORKER_ENTRY = /\/turbopack-worker-[^/]*\.js$/;

/** As in `start-scripts.js`: a worker has no page that would lend it its own, and Turbopack hands over text. */
const WORKER_POLICY = `self.trustedTypes?.createPolicy('default',{createScriptURL:(url)=>url.startsWith(origin+'/_next/static/')?url:null});
`;

/** Lets workers load their own code where a host sends the policy as a header, and no other code. @param out folder of the export */
export async function allowWorkerCode(out: string): Promise<void> {
  for (const file of listFiles(out).filter((name) => WORKER_ENTRY.test(name))) {
    const path = join(out, file);
    const code = readFileSync(path, 'utf8');
    if (!code.startsWith(WORKER_POLICY)) writeFileSync(path, WORKER_POLICY + code);
  }
}

/**
 * Chromium (136 and later) then compiles the whole file while it downloads, beside the page's thread; else each function waits
 * for its first call, and starting React and Next held up a slow phone for 160 ms instead of 60. To others it is a comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Marks the code that every page starts with: nearly all of it runs at once. What loads on demand stays as it is. */
export async function addCompileHints(out: string): Promise<void> {
  const { pages, read } = readExport(out);
  for (const file of new Set(pages.flatMap(scriptFiles))) {
    const code = read(file).toString();
    if (!code.startsWith(HINT)) writeFileSync(join(out, file), HINT + code);
  }
}
