import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** Bundled separately, because code shared with the worker would split the demo into more chunks. */
const ENTRIES = ['components/start.ts', 'components/landing/demo/file/csv-worker.js'];

/** Loaded with the page, the first input and the demo; `tools/check/budgets.ts` limits each. */
const LOADS = {
  entry: 'components/start.ts',
  hydration: 'components/islands.tsx',
  demo: 'components/landing/demo/demo-player.tsx',
};

/** Returns each load's file names, minus those in earlier loads. */
function filesOfLoads(outputs: Metafile['outputs']): Record<string, string[]> {
  const loaded = new Set<string>();
  const load = (file: string): string[] => {
    if (loaded.has(file)) return [];
    loaded.add(file);
    const imports = outputs[file]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
    return [basename(file), ...imports.flatMap(({ path }) => load(path))];
  };
  const outputOf = (source: string) =>
    Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === source);
  return Object.fromEntries(
    Object.entries(LOADS).map(([name, source]) => [name, outputOf(source).flatMap(load)]),
  );
}

/**
 * Bundles the islands into `out/_next/static/<hash>/`, which hosts may cache forever.
 * @returns the folder's address, with a trailing slash
 */
export async function bundleIslands(out: string): Promise<string> {
  const bundles = await Promise.all(
    ENTRIES.map((entry) =>
      build({
        entryPoints: [entry],
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
      }),
    ),
  );
  const outputFiles = bundles.flatMap((bundle) => bundle.outputFiles);
  const outputs = Object.assign({}, ...bundles.map(({ metafile }) => metafile.outputs));
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const address = `/_next/static/${hash.digest('hex').slice(0, 12)}/`;
  mkdirSync(join(out, address), { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(out, address, basename(path)), contents);
  writeFileSync(join(out, address, 'loads.json'), JSON.stringify(filesOfLoads(outputs)));
  return address;
}
