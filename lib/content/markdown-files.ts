import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { MarkdownPage } from './schemas/markdown-pages';

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

/**
 * Reads the pages that are Markdown files: those of `content/own/pages/` where an owner has that folder, else the shipped ones.
 * @param root folder of the project
 * @returns one for each file, by its path: `docs/zones.md` is published at `/docs/zones`
 */
export function markdownFiles(root = process.cwd()): MarkdownPage[] {
  const folder = ['content/own/pages', 'content/pages'].find((one) => existsSync(join(root, one)));
  if (!folder) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => name.endsWith('.md'))
    .sort();
  return names.map((name) => {
    const file = `${folder}/${name}`;
    const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
    return written(file, `/${name.replace(/\.md$/, '')}`, text) as MarkdownPage;
  });
}
