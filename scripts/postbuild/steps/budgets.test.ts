import { randomBytes } from 'node:crypto';
import { budgetLines } from '../budget-lines';
import { someContent } from '../content-fixture';
import { fixture, page, removeFixtures } from '../export-fixture';
import { budgets } from './budgets';

afterAll(removeFixtures);

/** Text of about this many bytes that does not compress below it. */
const incompressible = (bytes: number) => randomBytes(bytes);

const head =
  '<script src="/a.js"></script><script src="/old.js" nomodule=""></script><link rel="stylesheet" href="/a.css">' +
  '<link rel="preload" as="font" href="/a.woff2">';
const pictures = '<img src="/hero.png"><img src="/below.png" loading="lazy">';

const inputOf = (files: Record<string, string | Buffer>) => ({
  site: fixture({
    'index.html': page(pictures, head),
    'old.js': incompressible(400_000),
    'below.png': incompressible(400_000),
    ...files,
  }),
  content: someContent(),
});

const bytesOf = (files: Record<string, string | Buffer>, what: string) =>
  budgetLines(inputOf(files)).find((line) => line.what === what)?.bytes ?? 0;

it('is content with small files, old browsers’ scripts and pictures further down aside', () => {
  expect(
    budgets.run(inputOf({ 'a.js': 'a', 'a.css': 'a', 'a.woff2': 'a', 'hero.png': 'a' })),
  ).toEqual([]);
});

it.each([
  ['a.js', 165_001, 'first-load JavaScript'],
  ['a.css', 12_001, 'CSS'],
  ['hero.png', 330_001, 'first view in all'],
  ['a.woff2', 330_001, 'first view in all'],
])('reports too large a %s', (file, bytes, what) => {
  expect(budgets.run(inputOf({ [file]: incompressible(bytes) }))).toEqual([
    expect.objectContaining({ file: 'index.html', problem: expect.stringContaining(what) }),
  ]);
});

it('holds legal pages to their own limit', () => {
  const files = { 'terms.html': page('', head), 'a.js': incompressible(150_000) };
  expect(budgets.run(inputOf(files))).toEqual([expect.objectContaining({ file: 'terms.html' })]);
});

it('counts text compressed, and fonts and pictures as they are', () => {
  expect(bytesOf({ 'a.js': 'a'.repeat(100_000) }, 'first-load JavaScript')).toBeLessThan(1_000);
  expect(bytesOf({ 'a.woff2': 'a'.repeat(100_000) }, 'first view in all')).toBeGreaterThan(100_000);
});

it('counts a script once, however often it is named', () => {
  const once = bytesOf({ 'a.js': 'abc' }, 'first-load JavaScript');
  const files = { 'index.html': page('', head + head), 'a.js': 'abc' };
  expect(bytesOf(files, 'first-load JavaScript')).toBe(once);
});
