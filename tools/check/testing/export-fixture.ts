import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportOf, type ReadExport } from '@/tools/build/export';

/** Contents by path. */
export type Files = Record<string, string | Buffer>;

const made: string[] = [];

/** Writes files into a temporary folder. Returns the folder. */
export function writeExport(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  made.push(root);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** Call in `afterAll`. */
export function removeFixtures(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
}

export function inMemory(files: Files): ReadExport {
  return exportOf(Object.keys(files).sort(), (file) => Buffer.from(files[file] ?? ''));
}

export function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
}
