/** Follows the recipe for a section in `docs/guides/extend.md`, in a project copy. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A code block that starts with its file's name. */
const BLOCK = /^ *```tsx?\n *\/\/ (\S+)\n([^`]*?)^ *```$/gm;

export const recipe = [...readFileSync('docs/guides/extend.md', 'utf8').matchAll(BLOCK)].map(
  ([, file = '', code = '']) => ({ file, code }),
);

const isImport = (line: string) => line.startsWith('import ');

/** Adds imports at the top, and other lines at the end of the first exported list. */
function withLines(text: string, code: string): string {
  const lines = code.split('\n').filter(Boolean);
  const items = lines.filter((line) => !isImport(line)).map((line) => `${line}\n`);
  const added = text.replace(
    /^(export const .* = [[{]\n[\s\S]*?)^(?=[\]}];$)/m,
    `$1${items.join('')}`,
  );
  return [...lines.filter(isImport), added].join('\n');
}

export async function followRecipe(folder: string): Promise<void> {
  for (const { file, code } of recipe) {
    const path = join(folder, file);
    const before = existsSync(path) ? await readFile(path, 'utf8') : null;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, before === null ? code.replace(/^ {3}/gm, '') : withLines(before, code));
  }
}
