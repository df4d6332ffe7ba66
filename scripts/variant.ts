/**
 * Builds the site with other content, into `.variant/<name>/out`, for tests of what the shipped content does not
 * show:
 *
 *     npx tsx scripts/variant.ts extremes
 *     npx tsx scripts/variant.ts verified
 *
 * `e2e/variants/<name>.ts` says what is different. The build runs in a copy of the project with the same steps; its
 * packages are those of the project, found in the folder above.
 */

import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Variant } from '@/e2e/variants/variant';
import { contentFiles } from '@/lib/content/content-files';
import { run } from './setup.mjs';

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

/** Tests, their tools and this script itself have no part in the build, which checks the types of all it finds. */
const LEFT_OUT = /\.test\.tsx?$|[/\\]node_modules$|^scripts[/\\]variant\.ts$/;

async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of PARTS.filter((name) => existsSync(name)))
    await cp(part, join(folder, part), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
}

/** A content file that holds `value`; the shipped file stands beside it, for its type. */
function contentFile(name: string, shipped: string, value: unknown): string {
  return [
    `import type { ${name} as shipped } from './${shipped}';`,
    `export const ${name}: typeof shipped = ${JSON.stringify(value, null, 2)} as never;`,
    '',
  ].join('\n');
}

async function replaceContent(
  folder: string,
  name: keyof typeof contentFiles,
  value: unknown,
): Promise<void> {
  const { file } = contentFiles[name];
  const shipped = file.replace(/\.ts$/, '.shipped.ts');
  await rename(join(folder, file), join(folder, shipped));
  await writeFile(join(folder, file), contentFile(name, basename(shipped, '.ts'), value));
}

async function buildVariant(name: string): Promise<number> {
  const { variant } = (await import(`../e2e/variants/${name}`)) as { variant: Variant };
  const folder = join('.variant', name);
  await copyProject(folder);
  for (const [part, value] of Object.entries(variant.content))
    await replaceContent(folder, part as keyof typeof contentFiles, value);
  const skips = variant.skippedChecks.map((check) => `--skip=${check}`);
  return run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...skips], { cwd: folder });
}

buildVariant(process.argv[2] ?? 'extremes').then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
