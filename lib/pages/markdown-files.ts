import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { MarkdownPage } from '@/content/schemas/markdown';

const PARTS = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n|$)([\s\S]*)$/;

/** Returns the page as written; `frontMatter` holds what could not be read. */
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

const FOLDERS = ['content/legal', 'content/pages'];

/** @param root folder of the project */
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
