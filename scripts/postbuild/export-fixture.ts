import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ReadExport, readExport } from './read-export';

const made: string[] = [];

/** Writes a small export for a test into a folder of its own. @returns the folder */
export function writeExport(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  made.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** Writes a small export and reads it back the way checks receive it. */
export function fixture(files: Record<string, string | Buffer>): ReadExport {
  return readExport(writeExport(files));
}

/** Deletes what the tests of a file wrote; for `afterAll`. */
export function removeFixtures(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
}

/** A whole page around a body and whatever the head needs. */
export function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
}
