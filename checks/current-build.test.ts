import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { contentEntries } from '@/lib/content/content-files';
import { compress } from '@/scripts/finish/files';
import {
  builtFingerprint,
  compressedCopies,
  currentBuild,
  isBuiltFromContent,
  recordBuiltContent,
} from './current-build';
import { readExport } from './export';
import { removeFixtures, writeExport } from './testing/export-fixture';
import { type Case, itReports, siteWith } from './testing/lines';

afterAll(removeFixtures);

itReports(currentBuild, [
  ['reports a build of other content', { isCurrent: false }, ' out/ was built from other content'],
]);

/** The fingerprint after a change to a copy of one file's value. */
function fingerprintWith(name: string, change: object): string {
  const changed = contentEntries.map((entry) =>
    entry.name === name ? { ...entry, value: { ...(entry.value as object), ...change } } : entry,
  );
  return builtFingerprint(changed);
}

it('knows an export by the content that was recorded with it', () => {
  const folder = writeExport({ '.next/trace': '' });
  expect(isBuiltFromContent(folder)).toBe(false);
  recordBuiltContent(folder);
  expect(isBuiltFromContent(folder)).toBe(true);
  writeFileSync(join(folder, '.next/built-content'), fingerprintWith('site', { name: 'Other' }));
  expect(isBuiltFromContent(folder)).toBe(false);
});

it.each([
  ['site', { name: 'Other' }, true],
  ['accessDesk', { tick: 'Ticked: {step}' }, true],
  ['launch', { withdrawalLink: 'https://a.example/' }, true],
  ['claims', { items: [] }, false],
  ['launch', { pricesConfirmed: 'Ann' }, false],
])('%s with %j asks for another build: %s', (name, change, isOther) => {
  expect(fingerprintWith(name, change) !== builtFingerprint(contentEntries)).toBe(isOther);
});

const LONG = 'The same words again. '.repeat(50);

const FORMS = [
  ['br', brotliCompressSync],
  ['gz', gzipSync],
] as const;

itReports(
  compressedCopies,
  FORMS.flatMap(([extension, pack]) => {
    const copy = `a.txt.${extension}`;
    const withCopy = (what: string, body: Buffer, line: string): Case => [
      `reports a .${extension} ${what}`,
      { files: { 'a.txt': LONG, [copy]: body } },
      `${copy} It ${line}`,
    ];
    return [
      withCopy('that breaks off', pack(LONG).subarray(0, -4), 'cannot be unpacked.'),
      withCopy('that is the file itself', Buffer.from(LONG), 'cannot be unpacked.'),
      withCopy('of an older text', pack(`${LONG}?`), 'holds another text than its file.'),
      [
        `reports a .${extension} without its file`,
        { files: { [copy]: pack(LONG) } },
        `${copy} It is the copy of a file that is not there.`,
      ] as Case,
    ];
  }),
);

it('accepts what the build compresses', async () => {
  const out = writeExport({ 'index.html': LONG, 'drawings/a.svg': LONG });
  await compress(out);
  const site = readExport(out);
  expect(site.files.size).toBe(6);
  expect(await compressedCopies.pages?.({ ...siteWith(), site })).toEqual([]);
});
