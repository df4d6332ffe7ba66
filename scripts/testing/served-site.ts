import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { content } from '@/lib/content/content';
import { type HostInput, hostInput } from '@/scripts/hosts/host-input';
import { hostFiles } from '@/scripts/hosts/write-hosts';

/** An export in a folder of its own, with what hosts need. */
export interface ServedSite {
  /** Holds `out/`, and room for what a server writes. */
  readonly folder: string;
  readonly out: string;
  readonly input: HostInput;
  /** @returns the text of a file that lies beside the export, by its path below `deploy/generated/` */
  settings(path: string): string;
  remove(): void;
}

/** Makes a copy of a built site that a server without rights can read, and write its own files beside. */
export function servedSite(built: string): ServedSite {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  chmodSync(folder, 0o777);
  const out = join(folder, 'out');
  cpSync(resolve(built), out, { recursive: true });
  const input = hostInput(out, content);
  const files = hostFiles(input);
  for (const { place, path, text } of files)
    if (place === 'export') writeFileSync(join(out, path), text);
  return {
    folder,
    out,
    input,
    settings: (path) => files.find((file) => file.path === path)?.text ?? '',
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
