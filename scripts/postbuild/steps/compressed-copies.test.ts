import { brotliCompressSync, gzipSync } from 'node:zlib';
import { someContent } from '../content-fixture';
import { fixture, removeFixtures, writeExport } from '../export-fixture';
import { readExport } from '../read-export';
import { compress } from './compress';
import { compressedCopies } from './compressed-copies';

afterAll(removeFixtures);

const content = someContent();
const long = 'The same words again. '.repeat(50);

const problemsOf = async (files: Record<string, string | Buffer>) =>
  compressedCopies.run({ site: fixture(files), content });

it('accepts what the build compresses', async () => {
  const out = writeExport({ 'index.html': long, 'drawings/a.svg': long });
  await compress.run(out, content);
  const site = readExport(out);
  expect(site.files.size).toBe(6);
  expect(await compressedCopies.run({ site, content })).toEqual([]);
});

/** @returns the copy with one of its bytes changed */
function corrupt(copy: Buffer): Buffer {
  const middle = Math.floor(copy.length / 2);
  return Buffer.concat([
    copy.subarray(0, middle),
    Buffer.from([(copy[middle] ?? 0) ^ 255]),
    copy.subarray(middle + 1),
  ]);
}

describe.each([
  ['br', brotliCompressSync],
  ['gz', gzipSync],
])('a .%s', (extension, pack) => {
  const copy = `terms.html.${extension}`;

  it.each([
    ['that is corrupt', corrupt(pack(long)), /cannot be unpacked|another text/],
    ['that breaks off', pack(long).subarray(0, -4), /cannot be unpacked/],
    ['that is the file itself', Buffer.from(long), /cannot be unpacked/],
    ['of an older text', pack(`${long}?`), /another text/],
    ['of nothing', pack(''), /another text/],
  ])('%s is reported', async (_, bytes, problem) => {
    expect(await problemsOf({ 'terms.html': long, [copy]: bytes })).toEqual([
      { file: copy, problem: expect.stringMatching(problem), fix: 'Build again.' },
    ]);
  });

  it('without its file is reported', async () => {
    expect(await problemsOf({ [copy]: pack(long) })).toEqual([
      expect.objectContaining({ file: copy, problem: 'is the copy of a file that is not there' }),
    ]);
  });
});
