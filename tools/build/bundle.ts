import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { build, type Metafile } from 'esbuild';

/** The entry script of every page, and the worker that reads a visitor's file. */
const ENTRIES = ['components/start.ts', 'components/landing/demo/file/csv-worker.js'];

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** What is loaded at once: with the page, with the first input, when the demo starts. `tools/check/budgets.ts` limits each. */
const LOADS = {
  entry: 'components/start.ts',
  hydration: 'components/islands.tsx',
  demo: 'components/landing/demo/demo-player.tsx',
};

/** @returns the names of the files of each load, without those of the loads before it */
function filesOfLoads({ outputs }: Metafile): Record<string, string[]> {
  const loaded = new Set<string>();
  const loads = Object.entries(LOADS).map(([name, source]) => {
    const first = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === source);
    const files = new Set(first);
    // A set also visits what is added on the way.
    for (const file of files)
      for (const { path, kind } of outputs[file]?.imports ?? [])
        if (kind === 'import-statement') files.add(path);
    const more = [...files].filter((file) => !loaded.has(file));
    for (const file of more) loaded.add(file);
    return [name, more.map((file) => basename(file))] as const;
  });
  return Object.fromEntries(loads);
}

/**
 * Bundles the code of the islands into a folder whose name changes with the code.
 * @param out folder of the export
 * @returns address of the folder, with a slash at its end
 */
export async function bundleIslands(out: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    entryPoints: ENTRIES,
    outdir: 'bundle',
    entryNames: '[name]',
    bundle: true,
    metafile: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });
  const address = `/_next/static/${hashOf(...outputFiles.map(({ contents }) => contents))}/`;
  mkdirSync(join(out, address), { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(out, address, basename(path)), contents);
  writeFileSync(join(out, address, 'loads.json'), JSON.stringify(filesOfLoads(metafile)));
  return address;
}

/** Moves the props of a page's islands into a file, and adds the entry script. @param folder as `bundleIslands` returns it */
export function startIslands($: CheerioAPI, out: string, folder: string): void {
  const scripts = $('script[data-island-props]');
  const props = scripts
    .toArray()
    .map((script) => `"${script.attribs['data-island-props']}":${$(script).text()}`);
  scripts.remove();
  const json = `{${props.join()}}`;
  const file = `${folder}props-${hashOf(json)}.json`;
  writeFileSync(join(out, file), json);
  $('head').append(
    `<script type="module" src="${folder}start.js" data-props="${file}" fetchpriority="low"></script>`,
  );
}
