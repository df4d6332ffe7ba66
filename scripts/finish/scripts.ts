import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { transformSync } from 'esbuild';
import { listFiles, readExport } from '@/checks/export';
import { scriptFiles } from '@/checks/page';
import { filesNeeded, type Modules, modulesOf } from './code-graph';
import { contentHash, rewritePages } from './files';
import { FIRST_VISIT } from './late-styles';

/** As React prints an async script. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** For browsers without modules, in which React does not run. */
const NO_MODULE = /<script src="[^"]+" noModule=""><\/script>/g;
/** Where Next's client would put what it knows of a page, and empty bounds of what comes later. */
const OF_CLIENT = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\$--><!--\/\$-->(?=<\/main>)/g;
/** The link to a sheet for what follows the first view, and what stands before it. */
const LATE_SHEET = /(<main[\s\S]*?)(<link rel="stylesheet")/;
/** The language of drawings, which HTML knows. */
const NAMESPACE = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g;
/** Elements without an end. The slash is XML's; HTML ignores it. */
const VOID = /(<(?:meta|link|img|source|br|input)\b[^<>]*?)\/>/g;
/** Scripts in the page itself that run; structured data has a type, and never does. */
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** @returns what starts the scripts of every page. Its comments and long names are for those who read the source. */
export function starter(): string {
  const source = readFileSync(join(__dirname, 'start-scripts.js'), 'utf8');
  return transformSync(source, { minify: true, target: 'es2022' }).code.trim();
}

/** What comes first in a page; the policy is put in behind it (`seal.ts`), before any script. */
const HEAD = /<head>(?:<meta charset="utf-8"\s*\/?>)?/i;

/** Where files stand that are made after the build. Its name is beside the bundler's own folders, and as long cached. */
const FOLDER = '_next/static/page';

/** Begins the name of the file that starts the scripts; the others hold what React reads of a page. */
const START_NAME = 'start';

/** @returns whether a file of the export holds a page's data */
export function isPageData(file: string): boolean {
  return file.startsWith(`${FOLDER}/data-`);
}

/** What an island is given, as `components/ui/island.tsx` writes it into a page. */
const GIVEN =
  /<script type="application\/json" data-given="(\w+)"( data-now="true")?( data-rests="true")?>([\s\S]*?)<\/script>/g;
/** What Next starts a page with: its own client. */
const START = /"runtimeModuleIds":\[\d+\]/;
/** How the page's data names the module that starts the islands (`components/islands.tsx`). */
const ISLANDS = /I\[(\d+),\[[^\]]*\],\\?"Islands\\?"\]/;

/** Keeps the text of a file of that name, and gives the address where it is. */
type Write = (name: string, text: string) => string;

/**
 * Takes the code out of a page, so that one policy fits all pages, and has its scripts wait: they no longer
 * compete with styles, fonts and first picture for the first paint. Links, answers and prices work without them. What starts is
 * not Next's client, which would take over all of the page to navigate in it, but the page's islands, with the files that
 * these need and with what they are given. The starter stands first in the head, and is asked for before the fonts: it
 * remembers what is pressed before the others are there. Where all islands rest, it lets them until a sign of the visitor.
 *
 * @param page as Next exported it
 * @param start address of the starter
 * @param modules of the export's code
 * @throws when Next prints scripts or data in another form than this step knows
 */
export function externalized(page: string, start: string, modules: Modules, write: Write): string {
  const inline = [...page.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');
  const sources = [...page.matchAll(ASYNC_SCRIPT)].map(([, source]) => source ?? '');
  const entry = inline.map((text) => ISLANDS.exec(text)?.[1]).find(Boolean);
  const boot = inline.find((text) => START.test(text));
  if (!boot) throw new Error('it does not say what it starts with');
  if (!entry) throw new Error('its data does not name what starts its islands');
  const given = [...page.matchAll(GIVEN)].map(([, name, isNow, canRest, json]) => ({
    name,
    isNow,
    canRest,
    json,
  }));
  const rests = given.every(({ canRest }) => canRest) ? ' data-rests' : '';
  const object = (isNow: boolean) =>
    `{${given
      .filter((one) => isNow === (one.isNow !== undefined))
      .map(({ name, json }) => `"${name}":${json}`)
      .join()}}`;
  const paths = sources.map((source) => source.replace('/_next/', ''));
  const needed = filesNeeded(modules, Number(entry), paths);
  const data =
    `window.islands={now:${object(true)},later:"${write('later.json', object(false))}"};` +
    `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify({ otherChunks: needed, runtimeModuleIds: [Number(entry)] })})`;
  const runtime = sources.filter((source) => source.includes('/turbopack-'));
  const waiting = [write('data.js', data), ...needed.map((path) => `/_next/${path}`), ...runtime];
  return (
    page
      .replace(SCRIPT_PRELOAD, '')
      .replace(INLINE_SCRIPT, '')
      .replace(GIVEN, '')
      .replace(ASYNC_SCRIPT, '')
      .replace(NO_MODULE, '')
      .replace(OF_CLIENT, '')
      .replace(NAMESPACE, '')
      .replace(VOID, '$1>')
      .replace(
        '</head>',
        (end) => waiting.map((source) => `<script data-src="${source}"></script>`).join('') + end,
      )
      // Not before: until a page's first script runs, V8 is not started, and the first view is read 3 ms sooner, 12 on a phone.
      .replace(LATE_SHEET, `$1<script>${FIRST_VISIT}</script>$2`)
      .replace(HEAD, (head) => `${head}<script src="${start}" async${rests}></script>`)
  );
}

/** Writes a file under its name and digits that change with its text. @param name such as `start.js` @returns its address */
export function writeHashed(out: string, name: string, text: string): string {
  const { name: stem, ext } = parse(name);
  const file = `${FOLDER}/${stem}-${contentHash(text)}${ext}`;
  mkdirSync(join(out, FOLDER), { recursive: true });
  writeFileSync(join(out, file), text);
  return `/${file}`;
}

/** @returns the text of each file of an export's code, by its path in `_next` */
export function codeFiles(out: string): Map<string, string> {
  const isCode = (file: string) => /^static\/chunks\/.*\.js$/.test(file);
  const files = listFiles(join(out, '_next')).filter(isCode);
  return new Map(files.map((file) => [file, readFileSync(join(out, '_next', file), 'utf8')]));
}

/** Moves the scripts out of the pages, to start after the first view. @param out folder of the export */
export async function externalizeScripts(out: string): Promise<void> {
  const start = writeHashed(out, `${START_NAME}.js`, starter());
  const modules = modulesOf(codeFiles(out));
  await rewritePages(out, (page, file) =>
    // Not by the page's name alone: a page called `start` would pass for the starter.
    externalized(page, start, modules, (name, text) => {
      const { name: stem, ext } = parse(name);
      return writeHashed(out, `${stem}-${basename(file, '.html')}${ext}`, text);
    }),
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
