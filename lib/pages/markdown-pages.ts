import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { CONTENT_ROOT } from '@/lib/content/content-root';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import type { Route } from '@/lib/schemas/site';
import { fill } from '@/lib/text/fill';
import { formatDate } from '@/lib/text/format';

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

/** An article with a later date. The day begins at 0:00 UTC. */
const isScheduled = ({ published }: MarkdownPage) =>
  /^\d{4}-\d\d-\d\d$/.test(`${published}`) &&
  `${published}` > new Date().toISOString().slice(0, 10);

/** Leaves out drafts and scheduled articles, except in `npm run dev`. @param root folder with `content/` */
export function markdownFiles(root = CONTENT_ROOT): MarkdownPage[] {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return allPages(root).filter(
    (page) => isDevelopment || (page.draft !== true && !isScheduled(page)),
  );
}

/** Returns a line for each article that this build leaves out because of its date. */
export const scheduledLines = (root = CONTENT_ROOT): string[] =>
  allPages(root)
    .filter((page) => isScheduled(page) && page.draft !== true)
    .map(({ file, published }) => `${file}: not published before ${published}; build again then`);

function allPages(root: string): MarkdownPage[] {
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

export const FEED_PATH = '/feed.xml';

/** Search results cut longer titles. */
const MAX_TITLE = 60;

export const routeName = ({ path }: { path: string }) => path.slice(1);

/** By order, newest article first, then by title. */
function sortPages(pages: readonly MarkdownPage[]): MarkdownPage[] {
  const rank = ({ order = 1000, published = '', title }: MarkdownPage) =>
    [String(order).padStart(4, '0'), 9e7 - Number(published.replaceAll('-', '')), title].join(' ');
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

interface FolderWords {
  description: string;
  locale: string;
}

const escaped = (text: string) => text.replace(/[\\`*_[\]~]/g, '\\$&');

function folderPage(path: string, inside: readonly MarkdownPage[], words: FolderWords) {
  const name = path.slice(1).replaceAll('-', ' ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const items = inside.map((page) => {
    const date = page.published ? `${formatDate(page.published, words.locale)}. ` : '';
    const text = escaped(date + (page.summary ?? page.description));
    return `- [${escaped(page.title)}](${page.path})\\\n  ${text}\n`;
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
    description: fill(words.description, { folder: title }),
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
  words: FolderWords,
): MarkdownPage[] {
  const known = ['', ...taken, ...pages.map(({ path }) => path)];
  const folders = [...new Set(pages.map(folderOf))].filter((folder) => !known.includes(folder));
  const lists = folders.map((folder) => {
    const inside = sortPages(pages.filter((page) => folderOf(page) === folder));
    return folderPage(folder, inside, words);
  });
  return sortPages([...pages, ...lists]);
}

export function pageRoutes(
  pages: readonly MarkdownPage[],
  frame: { documentTitle: string; imageAlt: string },
): Record<string, Route> {
  const routes = pages.map((page): [string, Route] => {
    const { path, title, documentTitle = title, description, updated, indexed = true } = page;
    const { published, author, drawing } = page;
    const long = fill(frame.documentTitle, { title: documentTitle });
    const route = {
      path,
      title: long.length > MAX_TITLE ? documentTitle : long,
      description,
      headline: title,
      imageAlt: fill(frame.imageAlt, { title }),
      updated,
      indexed,
      published,
      author,
      drawing,
    };
    return [routeName(page), route];
  });
  return Object.fromEntries(routes);
}
