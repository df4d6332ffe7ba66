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

function sortPages(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const rank = ({ order = 1000, title }: MarkdownPage) =>
    `${String(order).padStart(4, '0')} ${title}`;
  return pages.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const linkTo = ({ path, name, title }: MarkdownPage) => ({
  id: path.slice(1).replace('/', '-'),
  name: name ?? title,
  href: path,
});

/** Returns `/docs` for `/docs/zones`, and an empty string for `/terms`. */
export const folderOf = ({ path }: { path: string }) => path.slice(0, path.lastIndexOf('/'));

/** Returns links to a folder's pages, its own page first. A generated page already lists the others. */
export function siblingLinks(page: MarkdownPage, pages: readonly MarkdownPage[]) {
  const folder = folderOf(page) || page.path;
  const inside = pages.filter((other) => folderOf(other) === folder);
  if (inside.length === 0 || page.file.endsWith('/')) return [];
  return [...pages.filter(({ path }) => path === folder), ...inside].map(linkTo);
}

const escaped = (text: string) => text.replace(/[\\`*_[\]~]/g, '\\$&');

function folderPage(path: string, inside: readonly MarkdownPage[], template: string) {
  const words = path.slice(1).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const items = inside.map(({ path: href, title: name, summary, description }) => {
    return `- [${escaped(name)}](${href})\\\n  ${escaped(summary ?? description)}\n`;
  });
  const [updated = ''] = inside
    .map((page) => page.updated)
    .toSorted()
    .reverse();
  const page: MarkdownPage = {
    isParsed: true,
    file: `content/pages${path}/`,
    path,
    title,
    description: fill(template, { folder: title }),
    updated,
    indexed: inside.some(({ indexed = true }) => indexed),
    order: 0,
    body: items.join('\n'),
    bodyLine: 0,
  };
  return page;
}

/** Sorts pages, and adds a list for each folder that has no page of its own. @param taken paths of other pages */
export function withFolderPages(
  pages: readonly MarkdownPage[],
  taken: readonly string[],
  template: string,
): MarkdownPage[] {
  const known = ['', ...taken, ...pages.map(({ path }) => path)];
  const folders = [...new Set(pages.map(folderOf))].filter((folder) => !known.includes(folder));
  const lists = folders.map((folder) => {
    const inside = sortPages(pages.filter((page) => folderOf(page) === folder));
    return folderPage(folder, inside, template);
  });
  return sortPages([...pages, ...lists]);
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
