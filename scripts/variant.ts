/**
 * Builds the site with other content, into `.variant/extremes/out`, for tests of what the shipped content does not
 * show:
 *
 *     npx tsx scripts/variant.ts
 *
 * `e2e/variants/extremes.ts` says what is different. The build runs in a copy of the project with the same steps; its
 * packages are those of the project, found in the folder above.
 */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { variant } from '@/e2e/variants/extremes';
import { contentFiles } from '@/lib/content/content-files';
import { run } from './setup.mjs';

const FOLDER = join('.variant', 'extremes');

/** What the build reads. */
const PARTS = [
  'app',
  'checks',
  'components',
  'content',
  'deploy/templates',
  'engine',
  'lib',
  'public',
  'scripts',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

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

async function copyProject(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const part of PARTS)
    await cp(part, join(FOLDER, part), {
      recursive: true,
      // The tools of the hosts' tests are 300 MB.
      filter: (source) => basename(source) !== 'node_modules',
    });
  const [settings, shipped] = ['next.config.mjs', 'shipped.config.mjs'];
  await rename(join(FOLDER, settings), join(FOLDER, shipped));
  await writeFile(join(FOLDER, settings), SETTINGS);
}

/** A content file that holds `value`; the shipped file stands beside it, for its type. */
function contentFile(name: string, shipped: string, value: unknown): string {
  return [
    `import type { ${name} as shipped } from './${shipped}';`,
    `export const ${name}: typeof shipped = ${JSON.stringify(value, null, 2)} as never;`,
    '',
  ].join('\n');
}

async function replaceContent(name: keyof typeof contentFiles, value: unknown): Promise<void> {
  const { file } = contentFiles[name];
  const shipped = file.replace(/\.ts$/, '.shipped.ts');
  await rename(join(FOLDER, file), join(FOLDER, shipped));
  await writeFile(join(FOLDER, file), contentFile(name, basename(shipped, '.ts'), value));
}

async function buildVariant(): Promise<number> {
  await copyProject();
  for (const [part, value] of Object.entries(variant.content))
    await replaceContent(part as keyof typeof contentFiles, value);
  const skips = variant.skippedChecks.map((check) => `--skip=${check}`);
  return run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...skips], { cwd: FOLDER });
}

buildVariant().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
