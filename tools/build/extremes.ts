/** Builds `extremes-content.ts` into `.extremes/out`, in a project copy that uses the parent folder's packages. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFiles } from '@/lib/content/content-files';
import { run } from '@/tools/run';
import { accented, extremes } from './extremes-content';

const FOLDER = '.extremes';

/** Rules that the extremes break on purpose: lengths, links and sizes. */
const SKIPPED = ['content/schema', 'content/links', 'pages/budgets'].map((id) => `--skip=${id}`);

/** No lockfile, because Next would look for packages next to it. */
const LEFT_OUT = ['.git', '.next', FOLDER, 'node_modules', 'out', 'package-lock.json'];

async function replaceIn(file: string, change: (text: string) => string): Promise<void> {
  const path = join(FOLDER, file);
  const text = await readFile(path, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} did not change`);
  await writeFile(path, changed);
}

async function writeContent(): Promise<void> {
  const exports = new Map<string, string>();
  for (const [name, { file }] of Object.entries(contentFiles)) {
    if (!file.endsWith('.ts')) continue;
    const value = JSON.stringify(extremes[name as keyof typeof extremes], null, 2);
    exports.set(file, `${exports.get(file) ?? ''}export const ${name} = ${value} as never;\n`);
  }
  for (const [file, text] of exports) await writeFile(join(FOLDER, file), text);
  const fields = /^(title|name|summary|description): (.*)$/gm;
  for (const { file } of contentFiles.pages.value)
    await replaceIn(file, (text) => {
      const [, front = '', body = ''] = text.split(/^---$/m);
      const accentedFront = front.replace(
        fields,
        (_, field, words) => `${field}: ${accented(words)}`,
      );
      const picture = accented(body).replace('drawing:zones-guide', 'picture:zones.png');
      return `---${accentedFront}---${picture}`;
    });
}

async function buildExtremes(): Promise<number> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER);
  for (const part of await readdir('.'))
    if (!LEFT_OUT.includes(part)) await cp(part, join(FOLDER, part), { recursive: true });
  await writeContent();
  await cp('e2e/pictures', join(FOLDER, 'public/pictures'), { recursive: true });
  // Right to left in any language.
  await replaceIn('app/layout.tsx', (text) => text.replace(/dir=\{.*?\}/, 'dir="rtl"'));
  const args = ['--import', 'tsx', 'tools/build/build.ts', ...SKIPPED];
  const env = { ...process.env, TYPES_ARE_CHECKED: '1' };
  return run(process.execPath, args, { cwd: FOLDER, env });
}

buildExtremes().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
