import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from '@/lib/content/content-errors';
import { type MarkdownPage, markdownPagesSchema } from '@/lib/schemas/markdown';
import { parseMarkdown, renderMarkdown } from '@/lib/text/markdown';
import {
  markdownFiles,
  pageRoutes,
  scheduledLines,
  siblingLinks,
  withFolderPages,
} from './markdown-pages';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const FRONT = `title: One
description: What this page is about, in more than seventy characters, for search results.
updated: 2026-11-01`;

const UNREAD =
  'frontMatter: fields between two --- lines, and quotes around text with a colon (title: "A: B")';

/** Returns the errors in a page with this text. */
function errorsOf(text: string) {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  write('content/pages/one.md', text);
  const value = markdownFiles(root);
  const entry = { file: 'content/pages/', name: 'pages', schema: markdownPagesSchema, value };
  return validate(entry).map(({ path, expected }) => `${path.slice(2).join('.')}: ${expected}`);
}

it("reads a page's path, fields and the line where its text begins", () => {
  write('content/pages/docs/one.md', `---\n${FRONT}\n---\n\nWords.\n`);
  expect(markdownFiles(root)).toEqual([
    expect.objectContaining({
      path: '/docs/one',
      title: 'One',
      updated: '2026-11-01',
      bodyLine: 6,
    }),
  ]);
});

it.each([
  [`---\n${FRONT}\n---\nWords.`, []],
  [`\uFEFF---\n${FRONT}\n---\nWords.`.replaceAll('\n', '\r\n'), []],
  [`---\n${FRONT}\n---\nWords.`.replaceAll('\n', '\r'), []],
  ['Words.', [UNREAD]],
  ['---\ntitle: a: b\n---\nWords.', [UNREAD]],
  ['---\nOnly words\n---\nWords.', [UNREAD]],
  ['---\n- One\n---\nWords.', [UNREAD]],
  ['---\n\n---\nWords.', [UNREAD]],
  [`---\n${FRONT}\n---\n`, ['body: text below the front matter']],
  [`---\n${FRONT}\ncolor: red\n---\nWords.`, ['color: no such field']],
  [`---\n${FRONT}\npublished: 2026-10-31\nauthor: Ann\n---\nWords.`, []],
  [
    `---\n${FRONT}\nauthor: Ann\n---\nWords.`,
    ['author: published beside it, which makes the page an article'],
  ],
  [
    `---\n${FRONT}\npublished: 2026-11-02\n---\nWords.`,
    ['updated: a date that is not before published'],
  ],
  [
    `---\n${FRONT.replace('2026-11-01', '1.11.2026')}\n---\nWords.`,
    ['updated: a valid date (YYYY-MM-DD)'],
  ],
])('page %j has errors %j', (text, errors) => {
  expect(errorsOf(text)).toEqual(errors);
});

const page = (path: string, fields: Partial<MarkdownPage> = {}): MarkdownPage => ({
  isParsed: true,
  file: `content/pages${path}.md`,
  path,
  title: path.slice(1),
  description: 'A page.',
  updated: '2026-11-01',
  body: 'Words.',
  bodyLine: 5,
  ...fields,
});

function textOf(page: MarkdownPage | undefined): string {
  return renderMarkdown(parseMarkdown(page?.body ?? ''))
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const TEMPLATE = { description: 'Pages in {folder}.', locale: 'en-US' };
const PAGES = [
  page('/my-docs/b', { summary: 'About [b].' }),
  page('/my-docs/z', { order: 1, updated: '2026-11-02' }),
  page('/other'),
  page('/my-docs/a', { title: 'All *about* a' }),
  page('/paid/c'),
];

it('lists a folder without a page of its own, by order, then by title', () => {
  const pages = withFolderPages(PAGES, ['/paid'], TEMPLATE);
  const lists = pages.filter((one) => !PAGES.includes(one));
  expect(lists).toEqual([
    expect.objectContaining({
      path: '/my-docs',
      title: 'My docs',
      description: 'Pages in My docs.',
      updated: '2026-11-02',
      indexed: true,
    }),
  ]);
  expect(textOf(lists[0])).toBe('my-docs/z A page. All *about* a A page. my-docs/b About [b].');
  const own = page('/my-docs');
  expect(withFolderPages([...PAGES, own], ['/paid'], TEMPLATE)).toHaveLength(PAGES.length + 1);
});

it('lists articles by date, newest first, and gives their routes date and author', () => {
  const article = (path: string, published: string) => page(path, { published, author: 'Ann' });
  const pages = withFolderPages(
    [article('/blog/a', '2026-10-31'), article('/blog/b', '2026-11-02'), page('/blog/c')],
    [],
    TEMPLATE,
  );
  expect(pages.map(({ path }) => path)).toEqual(['/blog', '/blog/b', '/blog/a', '/blog/c']);
  expect(textOf(pages[0])).toContain(
    'blog/b November 2, 2026. A page. blog/a October 31, 2026. A page.',
  );
  const routes = pageRoutes(pages, { documentTitle: '{title}', imageAlt: '{title}' });
  expect(routes['blog/b']).toMatchObject({ published: '2026-11-02', author: 'Ann' });
});

describe('a build before the day', () => {
  const today = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T12:00:00Z`) });
  const isRead = (name: string) => markdownFiles(root).some(({ path }) => path === `/${name}`);
  const article = (published: string) => `---\n${FRONT}\npublished: ${published}\n---\n\nWords.\n`;
  afterEach(() => jest.useRealTimers());

  it('leaves an article out and says so', () => {
    write('content/pages/later.md', article('2026-12-24'));
    const line = 'content/pages/later.md: not published before 2026-12-24; build again then';
    today('2026-12-23');
    expect([isRead('later'), scheduledLines(root)]).toEqual([false, [line]]);
    today('2026-12-24');
    expect([isRead('later'), scheduledLines(root)]).toEqual([true, []]);
  });

  it('reports a date that is none', () => {
    expect(errorsOf(article('soon'))[0]).toMatch(/^published: a valid date/);
  });
});

it.each([
  ['drafts', 'draft: true'],
  ['scheduled articles', 'published: 2999-01-01'],
])('reads %s in development only', (_, field) => {
  write('content/pages/draft.md', `---\n${FRONT}\n${field}\n---\n\nWords.\n`);
  const read = () => markdownFiles(root).some(({ path }) => path === '/draft');
  expect(read()).toBe(false);
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  expect(read()).toBe(true);
  Object.assign(process.env, { NODE_ENV });
});

it("search engines index a page, and a folder's list unless its pages are hidden", () => {
  const [list] = withFolderPages([page('/d/a', { indexed: false })], [], TEMPLATE);
  expect(list?.indexed).toBe(false);
  const words = { documentTitle: '{title}', imageAlt: '{title}' };
  expect(pageRoutes([page('/a')], words).a?.indexed).toBe(true);
});

it('links pages in a folder to one another and to the page of the folder', () => {
  const hrefs = (pages: readonly MarkdownPage[], path: string) =>
    pages
      .flatMap((one) => (one.path === path ? siblingLinks(one, pages) : []))
      .map(({ href }) => href);
  const generated = withFolderPages(PAGES, [], TEMPLATE);
  const all = ['/my-docs', '/my-docs/z', '/my-docs/a', '/my-docs/b'];
  expect(hrefs(generated, '/my-docs/a')).toEqual(all);
  expect(hrefs(generated, '/my-docs')).toEqual([]);
  expect(hrefs(generated, '/other')).toEqual([]);
  const own = withFolderPages([...PAGES, page('/my-docs')], [], TEMPLATE);
  expect(hrefs(own, '/my-docs')).toEqual(all);
});

it('omits the brand from a title that would become too long', () => {
  const frame = { documentTitle: '{title} · Brand', imageAlt: '“{title}”' };
  const titleOf = (title: string) => pageRoutes([page('/a', { title })], frame).a?.title;
  expect(titleOf('Short')).toBe('Short · Brand');
  const own = page('/a', { documentTitle: 'Order blocks' });
  expect(pageRoutes([own], frame).a).toMatchObject({
    title: 'Order blocks · Brand',
    headline: 'a',
  });
  expect(titleOf('x'.repeat(52))).toBe(`${'x'.repeat(52)} · Brand`);
  expect(titleOf('x'.repeat(53))).toBe('x'.repeat(53));
});
