/**
 * Builds the site with other content, into `.variant/<name>/out`, for tests of what the shipped content does not show:
 *
 *     npx tsx scripts/variant.ts                 all of them
 *     npx tsx scripts/variant.ts german bare     some
 *
 * A folder of `e2e/variants/` holds content as an owner would put it into `content/own/`; `extremes.ts` there says what it
 * changes about the content that is there. A build runs in a copy of the project with the same steps; its packages are
 * those of the project, found in the folder above. Tests of content run in the copy as well.
 */
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { variants } from '@/e2e/support/servers';
import { variant as extremes } from '@/e2e/variants/extremes';
import { contentFiles } from '@/lib/content/content-files';
import { run } from './setup.mjs';

/** What was made here and is no source. Next takes the folder of a lockfile for the one that holds the packages. */
const LEFT_OUT = ['.git', '.next', '.variant', 'node_modules', 'out', 'package-lock.json'];

/**
 * The settings of this build: `npm test` and `npm run build` check the types, and there is no next time that the work of
 * Turbopack could be kept for. Measured, the two are 19 of 44 seconds of a processor.
 */
const SETTINGS = `import shipped from './shipped.config.mjs';
export default {
  ...shipped,
  typescript: { ignoreBuildErrors: true },
  experimental: { turbopackFileSystemCacheForBuild: false },
};
`;

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of await readdir('.'))
    if (!LEFT_OUT.includes(part))
      await cp(part, join(folder, part), {
        recursive: true,
        // The tools of the hosts' tests are 300 MB.
        filter: (source) => basename(source) !== 'node_modules',
      });
  const [settings, shipped] = ['next.config.mjs', 'shipped.config.mjs'];
  await rename(join(folder, settings), join(folder, shipped));
  await writeFile(join(folder, settings), SETTINGS);
}

/** Puts a content file that holds `value` into the owner's place. */
async function writeOwn(folder: string, name: string, value: unknown): Promise<void> {
  const { file } = contentFiles[name as keyof typeof contentFiles];
  const own = join(folder, file.replace(/^content(?:\/own)?/, 'content/own'));
  await mkdir(dirname(own), { recursive: true });
  await writeFile(own, `export const ${name} = ${JSON.stringify(value, null, 2)} as never;\n`);
}

/** @returns the exit code of the build */
async function buildVariant(name: string): Promise<number> {
  const folder = join('.variant', name);
  const own = join(folder, 'content/own');
  await copyProject(folder);
  if (variants.includes(name)) {
    await rm(own, { recursive: true, force: true });
    await cp(join('e2e/variants', name), own, { recursive: true });
  } else for (const part of Object.entries(extremes.content)) await writeOwn(folder, ...part);
  const skips = name === 'extremes' ? extremes.skippedChecks.map((id) => `--skip=${id}`) : [];
  return run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...skips], { cwd: folder });
}

async function buildVariants(): Promise<void> {
  const known = ['extremes', ...variants];
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`expected one of ${known.join(', ')}, got ${unknown}`);
  for (const name of positionals.length > 0 ? positionals : known)
    if ((await buildVariant(name)) !== 0) process.exitCode = 1;
}

buildVariants().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
