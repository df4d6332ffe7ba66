/**
 * Builds the site with other content, into `.variant/<name>/out`, for tests of what the shipped content does not show:
 *
 *     npx tsx tools/build/variant.ts            all of them
 *     npx tsx tools/build/variant.ts bare       one
 *
 * A build runs in a copy of the project with the same steps, and with the pictures of `e2e/variants/pictures/`; its packages are
 * those of the project, found in the folder above.
 */
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { variant as bare } from '@/e2e/variants/bare';
import { variant as extremes } from '@/e2e/variants/extremes';
import { variant as sample, type Variant } from '@/e2e/variants/sample';
import { contentFiles } from '@/lib/content/content-files';
import { run } from '@/tools/run';

const VARIANTS: Readonly<Record<string, Variant>> = { sample, extremes, bare };

/** Checks of the owner's sentences against the owner's facts. */
const SKIPPED = ['pricing/amounts', 'content/links', 'text/counts'].map((id) => `--skip=${id}`);

/** What was made here and is no source. Next takes the folder of a lockfile for the one that holds the packages. */
const LEFT_OUT = ['.git', '.next', '.variant', 'node_modules', 'out', 'package-lock.json'];

/**
 * The settings of this build: there is no next time that the work of Turbopack could be kept for. */
const SETTINGS = `import shipped from './shipped.config.mjs';
export default {
  ...shipped,
  experimental: { ...shipped.experimental, turbopackFileSystemCacheForBuild: false },
};
`;

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of await readdir('.'))
    if (!LEFT_OUT.includes(part)) await cp(part, join(folder, part), { recursive: true });
  const [settings, shipped] = ['next.config.mjs', 'shipped.config.mjs'];
  await rename(join(folder, settings), join(folder, shipped));
  await writeFile(join(folder, settings), SETTINGS);
}

/** Replaces an export of a content file of the copy, and keeps the others. */
async function writeExport(folder: string, name: string, value: unknown): Promise<void> {
  const { file } = contentFiles[name as keyof typeof contentFiles];
  const path = join(folder, file);
  const shipped = path.replace('.ts', '.shipped.ts');
  if (!existsSync(shipped)) {
    await rename(path, shipped);
    await writeFile(path, `export * from './${basename(shipped, '.ts')}';\n`);
  }
  await appendFile(path, `export const ${name} = ${JSON.stringify(value, null, 2)} as never;\n`);
}

/** Takes the counts out of sentences, which are those of the shipped indicators and plans (text/counts). */
async function dropCounts(folder: string): Promise<void> {
  const content = join(folder, 'content');
  for (const name of await readdir(content, { recursive: true })) {
    if (!/\.(?:ts|md)$/.test(name)) continue;
    const text = await readFile(join(content, name), 'utf8');
    const plain = text.replace(/\b(?:two|three|four|\d+) (indicators|plans)\b/gi, '$1');
    await writeFile(join(content, name), plain);
  }
}

/** @returns the exit code of the build */
async function buildVariant(name: string, { content }: Variant): Promise<number> {
  const folder = join('.variant', name);
  await copyProject(folder);
  for (const part of Object.entries(content)) await writeExport(folder, ...part);
  await dropCounts(folder);
  await cp('e2e/variants/pictures', join(folder, 'public/pictures'), { recursive: true });
  // The types of the content are those of the project, which `npm test` has checked.
  const env = { ...process.env, TYPES_ARE_CHECKED: '1' };
  return run(process.execPath, ['--import', 'tsx', 'tools/build/build.ts', ...SKIPPED], {
    cwd: folder,
    env,
  });
}

async function buildVariants(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const name of positionals.length > 0 ? positionals : Object.keys(VARIANTS)) {
    const variant = VARIANTS[name];
    if (!variant)
      throw new Error(`expected one of ${Object.keys(VARIANTS).join(', ')}, got ${name}`);
    if ((await buildVariant(name, variant)) !== 0) process.exitCode = 1;
  }
}

buildVariants().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
