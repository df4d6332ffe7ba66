/** Builds the tests' sites into `.sites/`, in project copies that use this folder's packages. */
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '@/tools/run';
import { followRecipe } from './recipe';

const SITES = '.sites';

/** No lockfile, because Next would look for packages next to it. */
const LEFT_OUT = ['.git', '.next', '.export', SITES, 'node_modules', 'out', 'package-lock.json'];

/** @param contents folders to copy into `content/`, one over the other */
async function copyProject(name: string, contents: readonly string[]): Promise<string> {
  const folder = join(SITES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of await readdir('.'))
    if (![...LEFT_OUT, 'content'].includes(part))
      await cp(part, join(folder, part), { recursive: true });
  // Sections that an owner added have no words among the tests' content.
  for (const file of (await readdir('content')).filter((name) => name.endsWith('.ts')))
    await cp(join('content', file), join(folder, 'content', file));
  for (const content of contents) await cp(content, join(folder, 'content'), { recursive: true });
  await cp('e2e/pictures', join(folder, 'public/pictures'), { recursive: true });
  return folder;
}

async function build(folder: string, environment: Record<string, string> = {}): Promise<boolean> {
  const args = ['--import', 'tsx', 'tools/build/build.ts'];
  const env = { ...process.env, ...environment };
  return (await run(process.execPath, args, { cwd: folder, env })) === 0;
}

async function buildSites(): Promise<boolean> {
  const fixture = await copyProject('fixture', ['e2e/content']);
  const extremes = await copyProject('extremes', ['e2e/content', 'e2e/extremes']);
  await followRecipe(extremes);
  return (
    (await build(fixture, { TYPES_ARE_CHECKED: '1' })) &&
    // Checks the types of the section that the recipe adds.
    (await build(extremes, { TYPES_ARE_CHECKED: '' }))
  );
}

buildSites().then(
  (isBuilt) => {
    process.exitCode = isBuilt ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
