import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentEntries } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/faults';

/** Beside the export and not in it: no visitor gets it, and every `next build` begins without it. */
const record = join('.next', 'built-content');

/** What no page shows: editing it leaves the export as it is. */
const silent = ['claims', 'licences'];

/** The part of a file that pages are built from. */
function shown({ name, value }: ContentEntry): unknown {
  // The rest of the file is confirmed after a look at the built site, and must not ask for another build.
  return name === 'launch' ? (value as { paymentHosts?: unknown }).paymentHosts : value;
}

/** @returns a short form of the content that pages are built from */
export function builtFingerprint(entries: readonly ContentEntry[]): string {
  const values = entries.filter(({ name }) => !silent.includes(name)).map(shown);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** Keeps from which content the export of a project was built. @param folder the project's root */
export function recordBuiltContent(folder: string): void {
  writeFileSync(join(folder, record), builtFingerprint(contentEntries));
}

/** @returns whether the export of a project was built from its content as it is now. @param folder the project's root */
export function isBuiltFromContent(folder: string): boolean {
  const file = join(folder, record);
  return existsSync(file) && readFileSync(file, 'utf8') === builtFingerprint(contentEntries);
}
