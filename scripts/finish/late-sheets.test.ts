import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { countSheetsOnceLoaded, dropInsertedStyles, unlayered } from './late-sheets';

const registered = (name: string) => name === '--style';

it.each([
  ['@layer components{.card{color:red}}', '.card{color:red}'],
  // As strong as a layer of their own.
  [
    '@layer utilities{.stage .m-1,.p-1:hover{margin:0}}',
    ':not(#_).stage .m-1,:not(#_).p-1:hover{margin:0}',
  ],
  [
    '@layer utilities{@media print{.m-1{margin:0}}}.toast{top:0}',
    '@media print{:not(#_).m-1{margin:0}}.toast{top:0}',
  ],
  ['@layer properties{*{--style:solid}}.card{color:red}', '.card{color:red}'],
  ['@property --style{syntax:"*";inherits:false;initial-value:solid}', ''],
  ['@property --weight{syntax:"*";inherits:false}', ''],
])('makes of %s %s', (css, expected) => {
  expect(unlayered(css, registered)).toBe(expected);
});

it.each([
  ['@property --alpha{syntax:"*";inherits:false;initial-value:1}', '--alpha has no value'],
  ['@layer base{p{margin:0}}', '@layer base in a late sheet'],
  ['@layer utilities{p{margin:0}}', 'p begins with no class'],
])('refuses %s, which would lose its meaning', (css, fault) => {
  expect(() => unlayered(css, registered)).toThrow(fault);
});

/** @returns an export with one file of code */
const exportOf = (code: string) => writeExport({ '_next/static/chunks/a.js': code });
const codeOf = (out: string) => readFileSync(join(out, '_next/static/chunks/a.js'), 'utf8');
afterAll(removeFixtures);

it('has a sheet count once it is there', () => {
  const out = exportOf('o.rel="stylesheet",o.href=t,o.onerror=()=>{},o.onload=()=>{r()}');
  countSheetsOnceLoaded(out);
  expect(codeOf(out)).toBe(
    'o.rel="stylesheet",o.media="print",o.href=t,o.onerror=()=>{},o.onload=()=>{o.sheet.media.mediaText="all";r()}',
  );
  expect(() => countSheetsOnceLoaded(exportOf('run()'))).toThrow('not found');
});

describe('what sonner inserts', () => {
  const source = 'function __insertCSS(code) {}\n__insertCSS("a[b=\\"c\\"]{}");\n';

  it('is taken out of the code', () => {
    const out = exportOf('(t=>t&&add(t))("a[b=\\"c\\"]{}")');
    dropInsertedStyles(out, source);
    expect(codeOf(out)).toBe('(t=>t&&add(t))("")');
  });

  it.each([
    ['the module has none', 'export const styles = 1;'],
    ['the code has none', source],
  ])('stops the build where %s', (_, module) => {
    expect(() => dropInsertedStyles(exportOf('run()'), module)).toThrow('not found');
  });
});
