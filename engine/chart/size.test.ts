import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingSize } from './size';

it.each([
  ['home', 'wide', 600, 430],
  ['home', 'narrow', 300, 300],
  ['closing', 'wide', 960, 320],
  ['closing', 'narrow', 300, 240],
] as const)('sizes %s %s', (name, shape, width, height) => {
  expect(drawingSize(name, shape)).toEqual({ width, height });
});

it('imports nothing into the browser', () => {
  const source = readFileSync(join(process.cwd(), 'engine/chart/size.ts'), 'utf8');
  expect(source.match(/^import .*/gm)).toEqual([expect.stringMatching(/^import type /)]);
});
