/** Builds the sites that the browser tests visit into `.sites/`, in project copies that use this folder's packages. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { BUSINESS_FILE } from '@/lib/content/business';
import { contentFiles, type Written } from '@/lib/content/content-files';
import { run } from '@/tools/run';
import { extremes } from './extremes';
import { fixture } from './fixture';

const SITES = '.sites';

/** No lockfile, because Next would look for packages next to it. */
const LEFT_OUT = ['.git', '.next', '.export', SITES, 'node_modules', 'out', 'package-lock.json'];

async function writeContent(folder: string, written: Written): Promise<void> {
  const exports = new Map<string, string>();
  for (const [name, { file }] of Object.entries(contentFiles)) {
    if (!file.endsWith('.ts')) continue;
    const value = JSON.stringify(written[name as keyof Written], null, 2);
    exports.set(file, `${exports.get(file) ?? ''}export const ${name} = ${value} as never;\n`);
  }
  for (const [file, text] of exports) await writeFile(join(folder, file), text);
  const { site, service, plans } = written;
  await writeFile(join(folder, BUSINESS_FILE), stringify({ site, service, plans }));
  for (const owned of ['legal', 'pages'])
    await rm(join(folder, 'content', owned), { recursive: true, force: true });
  for (const { isParsed: _, file, path: __, body, bodyLine: ___, ...fields } of written.pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `---\n${stringify(fields)}---\n\n${body}\n`);
  }
}

async function buildSite(name: string, written: Written, isRightToLeft: boolean): Promise<boolean> {
  const folder = join(SITES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of await readdir('.'))
    if (!LEFT_OUT.includes(part)) await cp(part, join(folder, part), { recursive: true });
  await writeContent(folder, written);
  await cp('e2e/pictures', join(folder, 'public/pictures'), { recursive: true });
  if (isRightToLeft) {
    const layout = join(folder, 'app/layout.tsx');
    const text = await readFile(layout, 'utf8');
    await writeFile(layout, text.replace(/dir=\{.*?\}/, 'dir="rtl"'));
  }
  const args = ['--import', 'tsx', 'tools/build/build.ts'];
  const env = { ...process.env, TYPES_ARE_CHECKED: '1' };
  return (await run(process.execPath, args, { cwd: folder, env })) === 0;
}

async function buildSites(): Promise<boolean> {
  return (
    (await buildSite('fixture', fixture, false)) && (await buildSite('extremes', extremes, true))
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
