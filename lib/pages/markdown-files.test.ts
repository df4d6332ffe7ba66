import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { markdownPagesSchema } from '@/content/schemas/markdown';
import { validate } from '@/lib/content/content-errors';
import { markdownFiles } from './markdown-files';

const root = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const FRONT = `title: One
description: What stands on this page, in more than seventy characters, for search results.
updated: 2026-11-01`;

/** Returns the errors of a page with this text. */
function errorsOf(text: string) {
  rmSync(join(root, 'content'), { recursive: true, force: true });
  write('content/pages/one.md', text);
  const value = markdownFiles(root);
  const entry = { file: 'content/pages/', name: 'pages', schema: markdownPagesSchema, value };
  return validate(entry).map(({ path, expected }) => `${path.slice(2).join('.')}: ${expected}`);
}

it('reads a page with its place, its fields and the line its words begin in', () => {
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
  [`---\r\n${FRONT.replaceAll('\n', '\r\n')}\r\n---\r\nWords.`, []],
  ['Words.', ['frontMatter: YAML front matter between two lines of ---']],
  ['---\ntitle: a: b\n---\nWords.', ['frontMatter: YAML front matter between two lines of ---']],
  [`---\n${FRONT}\n---\n`, ['body: text below the front matter']],
  [`---\n${FRONT}\ncolour: red\n---\nWords.`, ['colour: no such field']],
  [
    `---\n${FRONT.replace('2026-11-01', '1.11.2026')}\n---\nWords.`,
    ['updated: a valid date (YYYY-MM-DD)'],
  ],
])('%j: %j', (text, errors) => {
  expect(errorsOf(text)).toEqual(errors);
});
