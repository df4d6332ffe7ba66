import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { MarkdownPage } from '@/content/schemas/markdown';
import type { Route } from '@/content/schemas/site';
import { fill } from '@/lib/text/fill';

const PARTS = /^---[^\S\n]*\n([\s\S]*?)\n---[^\S\n]*(?:\n|$)([\s\S]*)$/;

/** Returns a parsed page, or what is wrong with its front matter. */
function parsePage(file: string, path: string, text: string) {
  const [, front, body = ''] = PARTS.exec(text) ?? [];
  if (front === undefined) return { isParsed: false, file, frontMatter: text.split('\n')[0] };
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  try {
    const fields = parse(front) as unknown;
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { ...fields, isParsed: true, file, path, body: body.trimEnd(), bodyLine };
    return { isParsed: false, file, frontMatter: fields };
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    return { isParsed: false, file, frontMatter: front.split('\n')[(line ?? 1) - 1] };
  }
}

const FOLDERS = ['content/legal', 'content/pages'];

/** @param root project folder */
export function markdownFiles(root = process.cwd()): MarkdownPage[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(sep, '/'))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const file = `${folder}/${name}`;
        const text = readFileSync(join(root, file), 'utf8');
        // Windows and old Macs have other line ends; some editors add a byte order mark.
        const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
        return parsePage(file, `/${name.replace(/\.md$/, '')}`, lines) as MarkdownPage;
      }),
  );
}

/** Search results cut longer titles. */
const MAX_TITLE = 60;

export const routeName = ({ path }: MarkdownPage) => path.slice(1);

export function sortPages(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const rank = ({ order = 1000, title }: MarkdownPage) =>
    `${String(order).padStart(4, '0')} ${title}`;
  return pages.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const linkTo = ({ path, name, title }: MarkdownPage) => ({
  id: path.slice(1).replace('/', '-'),
  name: name ?? title,
  href: path,
});

export function siblingLinks(page: MarkdownPage, pages: readonly MarkdownPage[]) {
  const folderOf = ({ path }: MarkdownPage) => path.slice(0, path.lastIndexOf('/'));
  if (folderOf(page) === '') return [];
  return pages.filter((other) => folderOf(other) === folderOf(page)).map(linkTo);
}

export function pageRoutes(
  pages: readonly MarkdownPage[],
  frame: { documentTitle: string; imageAlt: string },
): Record<string, Route> {
  const routes = pages.map((page): [string, Route] => {
    const { path, title, description, updated, indexed = true } = page;
    const long = fill(frame.documentTitle, { title });
    const route = {
      path,
      title: long.length > MAX_TITLE ? title : long,
      description,
      headline: title,
      imageAlt: fill(frame.imageAlt, { title }),
      updated,
      indexed,
    };
    return [routeName(page), route];
  });
  return Object.fromEntries(routes);
}
