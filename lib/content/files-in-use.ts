/** Which content files are in use: what stands in content/own/ comes before what was shipped under its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { nearestOf } from '@/lib/text/nearest';

const SHIPPED = /\bcontent\/(?!own\/)([\w/-]+\.(?:ts|md|css))\b/g;

/**
 * Names the files of the owner in place of those that they replace.
 * @param text anything that names content files: `content/site.ts`
 * @param root folder of the project
 * @returns the text with `content/own/site.ts` where there is such a file
 */
export function namesInUse(text: string, root = process.cwd()): string {
  return text.replace(SHIPPED, (shipped, name: string) => {
    const own = `content/own/${name}`;
    return existsSync(join(root, own)) ? own : shipped;
  });
}

/** @returns the files of a folder and those below it, in their order; none where there is no such folder */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => name.replaceAll(sep, '/')).sort();
}

/** Names of files that hold words or colours; pictures, and notes to oneself, are no content. */
const CONTENT = /^(?!pictures\/|README)[^.].*\.(?:ts|css|mdx?|markdown)$|^pages\/.*\.txt$/i;

/**
 * Files in content/own/ that nobody reads, as none that was shipped has their name.
 * @param root folder of the project
 * @returns one line for each, with what it may have been meant to be called
 */
export function unreadFiles(root = process.cwd()): string[] {
  const own = filesIn(join(root, 'content/own')).filter((name) => CONTENT.test(name));
  const shipped = filesIn(join(root, 'content')).filter(
    (name) => /\.(?:ts|css)$/.test(name) && !name.startsWith('own/'),
  );
  const sources = own
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, 'content/own', name), 'utf8'));
  // An owner's file may take words from another one that has no shipped counterpart.
  const imports = sources.flatMap(
    (source) => source.match(/(?<=['"](?:\.{1,2}|@\/content)\/(?:[\w-]+\/)*)[\w-]+(?=['"])/g) ?? [],
  );
  const isImported = (name: string) => imports.includes(basename(name, '.ts'));
  const isRead = (name: string) =>
    /^pages\/.*\.md$/.test(name) || shipped.includes(name) || isImported(name);
  return own
    .filter((name) => !isRead(name))
    .map((name) => {
      const [, page] = /^(?:pages\/)?(.*)\.(?:mdx?|markdown|txt)$/i.exec(name) ?? [];
      const meant = page ? `pages/${page}.md` : nearestOf(name, shipped);
      const what = meant
        ? `a file that is read, such as content/own/${meant}`
        : 'a file that is read';
      return `content/own/${name}: expected the name of ${what}, got one that nothing asks for`;
    });
}
