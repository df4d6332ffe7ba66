import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentEntries } from '@/lib/content/content-files';
import { builtFingerprint, isBuiltFromContent, recordBuiltContent } from './built-content';

const folder = mkdtempSync(join(tmpdir(), 'built-content-'));
mkdirSync(join(folder, '.next'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The fingerprint after a change to a copy of one file's value. */
function fingerprintWith(name: string, change: object): string {
  const changed = contentEntries.map((entry) =>
    entry.name === name ? { ...entry, value: { ...(entry.value as object), ...change } } : entry,
  );
  return builtFingerprint(changed);
}

it('knows an export by the content that was recorded with it', () => {
  expect(isBuiltFromContent(folder)).toBe(false);
  recordBuiltContent(folder);
  expect(isBuiltFromContent(folder)).toBe(true);
  writeFileSync(join(folder, '.next/built-content'), fingerprintWith('site', { name: 'Other' }));
  expect(isBuiltFromContent(folder)).toBe(false);
});

it.each([
  ['site', { name: 'Other' }],
  ['accessDesk', { tick: 'Ticked: {step}' }],
  ['launch', { paymentHosts: ['buy.stripe.com'] }],
])('is another one after a change to %s', (name, change) => {
  expect(fingerprintWith(name, change)).not.toBe(builtFingerprint(contentEntries));
});

it.each([
  ['claims', { items: [] }],
  ['launch', { pricesConfirmed: 'Ann' }],
])('is the same after a change to %s that no page shows', (name, change) => {
  expect(fingerprintWith(name, change)).toBe(builtFingerprint(contentEntries));
});
