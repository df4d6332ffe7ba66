import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { namesInUse, unreadFiles } from './files-in-use';

const root = mkdtempSync(join(tmpdir(), 'owner-'));
afterAll(() => rmSync(root, { recursive: true }));

it('names the file of the owner where there is one, in running text too', () => {
  mkdirSync(join(root, 'content/own/legal'), { recursive: true });
  for (const name of ['plans', 'legal/terms'])
    writeFileSync(join(root, `content/own/${name}.ts`), '');
  const text = 'See content/plans.ts, content/site.ts and content/legal/terms.ts.';
  const said = namesInUse(text, root);
  expect(said).toBe('See content/own/plans.ts, content/site.ts and content/own/legal/terms.ts.');
  expect(namesInUse(said, root)).toBe(said);
});

it('names files of the owner that nothing reads, and what they may be meant to be', () => {
  const other = mkdtempSync(join(tmpdir(), 'unread-'));
  const own = (name: string) => `own/${name}`;
  const read = ['plans.ts', 'words.ts', 'colours.css', 'pages/about.md', 'README.md', 'notes.txt'];
  const unread = [
    'plan.ts',
    'colors.css',
    'other.ts',
    'news.md',
    'pages/docs/one.MD',
    'pages/b.txt',
  ];
  for (const name of [
    'plans.ts',
    'colours.css',
    ...[...read, ...unread, 'pictures/a.txt'].map(own),
  ]) {
    const file = join(other, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name === own('plans.ts') ? 'import { words } from "./words";' : '');
  }
  const names = [
    'colours.css',
    'pages/news.md',
    null,
    'pages/b.md',
    'pages/docs/one.md',
    'plans.ts',
  ];
  expect(unreadFiles(other)).toEqual(
    unread.toSorted().map((name, index) => {
      const such = names[index] ? `, such as content/own/${names[index]},` : ',';
      return `content/own/${name}: expected the name of a file that is read${such} got one that nothing asks for`;
    }),
  );
  rmSync(other, { recursive: true });
});
