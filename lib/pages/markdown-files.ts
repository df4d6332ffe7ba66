import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { MarkdownPage } from '@/content/schemas/markdown';

/** Front matter, and what follows it. */
const PARTS = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n|$)([\s\S]*)$/;

/** @returns the page in a file as it is written, of any form until it is checked; what is wrong with front matter that is none */
function written(file: string, path: string, text: string) {
  const [, front, body = ''] = PARTS.exec(text) ?? [];
  if (front === undefined) return { isRead: false, file, frontMatter: text.split('\n')[0] };
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  try {
    const fields = parse(front) as unknown;
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { ...fields, isRead: true, file, path, body: body.trimEnd(), bodyLine };
    return { isRead: false, file, frontMatter: fields };
  } catch (error) {
    return { isRead: false, file, frontMatter: (error as Error).message.split('\n')[0] };
  }
}

/** Legal pages, and every other page that is a Markdown file. */
const FOLDERS = ['content/legal', 'content/pages'];

/** @returns the Markdown pages, in the order of their names @param root folder of the project */
export function markdownFiles(root = process.cwd()): MarkdownPage[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(sep, '/'))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const file = `${folder}/${name}`;
        const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
        return written(file, `/${name.replace(/\.md$/, '')}`, text) as MarkdownPage;
      }),
  );
}
