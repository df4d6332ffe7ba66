import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { CHECK_PATH } from '@/lib/schemas/pages';

/** Entry points, in loading order; `e2e/html/sizes.test.ts` limits each. */
const LOADS = {
  entry: 'components/start.ts',
  hydration: 'components/islands.tsx',
  demo: 'components/landing/demo/running-demo.tsx',
};

const WORKERS = [
  'components/landing/demo/file/csv-worker.js',
  'components/repaint-check/check-worker.js',
];

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

const bundle = (entry: string) =>
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
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
  });

/** Returns the names of files that only the repaint check loads. */
const checkFiles = (bundles: Awaited<ReturnType<typeof bundle>>[]): string[] =>
  bundles
    .flatMap(({ metafile }) => Object.entries(metafile.outputs))
    .filter(([, { inputs }]) =>
      Object.keys(inputs).some((file) => file.startsWith('components/repaint-check/')),
    )
    .map(([file]) => basename(file));

/** Returns the folders of the packages in the bundle, by package name. */
function packagesOf(outputs: Metafile['outputs'][string][]): Record<string, string> {
  const files = outputs.flatMap(({ inputs }) => Object.keys(inputs)).sort();
  const folders = files.flatMap((file) => {
    const [folder, name] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
    return folder && name ? [[name, folder]] : [];
  });
  return Object.fromEntries(folders);
}

/** @throws if the package has no license file */
function licenseOf([name, folder]: [string, string]): string {
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`${folder}: expected a license file`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

export interface Bundle {
  /** Ends in a slash. */
  address: string;
  /** Files that the entry script imports. */
  imports: readonly string[];
  /** Files that the first input needs. */
  modules: readonly string[];
}

/** Bundles islands into `out/_next/static/<hash>/`, which hosts may cache forever. */
export async function bundleIslands(out: string): Promise<Bundle> {
  // Bundled together, workers and pages would share code in additional chunks.
  const bundles = await Promise.all([LOADS.entry, ...WORKERS].map(bundle));
  const unused = existsSync(join(out, `${CHECK_PATH}.html`)) ? [] : checkFiles(bundles);
  const files = bundles
    .flatMap(({ outputFiles }) => outputFiles)
    .filter(({ path }) => !unused.includes(basename(path)));
  const hash = createHash('sha256').update(Buffer.concat(files.map(({ contents }) => contents)));
  const address = `/_next/static/${hash.digest('hex').slice(0, 12)}/`;
  mkdirSync(join(out, address), { recursive: true });
  for (const { path, contents } of files)
    writeFileSync(join(out, address, basename(path)), contents);
  const loads = filesOfLoads(bundles[0]?.metafile.outputs ?? {});
  const packages = {
    ...packagesOf(bundles.flatMap(({ metafile }) => Object.values(metafile.outputs))),
    // The style sheet contains its base styles.
    tailwindcss: dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json')),
  };
  writeFileSync(join(out, address, 'loads.json'), JSON.stringify(loads));
  const licenses = Object.entries(packages).map(licenseOf);
  writeFileSync(join(out, 'licenses.txt'), licenses.join(`\n${'-'.repeat(72)}\n\n`));
  return { address, imports: loads.entry?.slice(1) ?? [], modules: loads.hydration ?? [] };
}
