import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type OutputChunk } from 'rolldown';
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
function filesOfLoads(chunks: readonly OutputChunk[]): Record<string, string[]> {
  const loaded = new Set<string>();
  const load = (file: string): string[] => {
    if (loaded.has(file)) return [];
    loaded.add(file);
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    return [file, ...imports.flatMap(load)];
  };
  const filesOf = (source: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId === resolve(source));
  return Object.fromEntries(
    Object.entries(LOADS).map(([name, source]) => [
      name,
      filesOf(source).flatMap(({ fileName }) => load(fileName)),
    ]),
  );
}

async function bundle(entry: string): Promise<OutputChunk[]> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    tsconfig: 'tsconfig.json',
    write: false,
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    // `use client` is for Next.
    onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
    output: {
      minify: true,
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
    },
  });
  return output.filter((file) => file.type === 'chunk');
}

const CHECK_FOLDER = resolve('components/repaint-check');

/** Returns whether only the repaint check loads a file. */
const isOfCheck = ({ moduleIds }: OutputChunk): boolean =>
  moduleIds.some((file) => file.startsWith(CHECK_FOLDER));

/** Returns the folders of the packages in the bundle, by package name. */
function packagesOf(chunks: readonly OutputChunk[]): Record<string, string> {
  const files = chunks.flatMap(({ moduleIds }) => moduleIds).sort();
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
  /** Files that the first input needs. */
  modules: readonly string[];
}

/** Bundles islands into `out/_next/static/<hash>/`, which hosts may cache forever. */
export async function bundleIslands(out: string): Promise<Bundle> {
  // Bundled together, workers and pages would share code in additional chunks.
  const [page, ...workers] = await Promise.all([
    bundle(LOADS.entry),
    ...WORKERS.map((worker) => bundle(worker)),
  ]);
  const hasCheck = existsSync(join(out, `${CHECK_PATH}.html`));
  const files = [page, ...workers].flat().filter((file) => hasCheck || !isOfCheck(file));
  const hash = createHash('sha256').update(files.map(({ code }) => code).join('\n'));
  const address = `/_next/static/${hash.digest('hex').slice(0, 12)}/`;
  mkdirSync(join(out, address), { recursive: true });
  for (const { fileName, code } of files) writeFileSync(join(out, address, fileName), code);
  const loads = filesOfLoads(page);
  const packages = {
    ...packagesOf(files),
    // The style sheet contains its base styles.
    tailwindcss: dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json')),
  };
  writeFileSync(join(out, address, 'loads.json'), JSON.stringify(loads));
  const licenses = Object.entries(packages).map(licenseOf);
  writeFileSync(join(out, 'licenses.txt'), licenses.join(`\n${'-'.repeat(72)}\n\n`));
  return { address, modules: loads.hydration ?? [] };
}
