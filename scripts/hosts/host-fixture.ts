import { cacheRules } from '@/lib/policy/cache-rules';
import { folderHeaders, type Header, responseHeaders } from '@/lib/policy/response-headers';
import type { Host, HostInput } from './host';

/** Small input of a made-up site, for tests of generators. */
export function someInput(changes: Partial<HostInput> = {}): HostInput {
  return {
    origin: 'https://acme.example',
    headers: responseHeaders("default-src 'none'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JA='"),
    folderHeaders,
    cache: cacheRules,
    pages: ['/terms', '/payment-success'],
    hashedFiles: ['/_next/static/chunks/a.js', '/_next/static/media/b.c3.woff2'],
    ...changes,
  };
}

/** The text of the only file, or of the one at `path`. */
export function textOf(host: Host, input: HostInput, path?: string): string {
  const files = host(input).filter((file) => path === undefined || file.path === path);
  if (files.length !== 1) throw new Error(`${files.length} files`);
  return files[0]?.text ?? '';
}

/** Headers as pairs, in an order of their own, to compare what was written with what was meant. */
export function pairs(headers: readonly Header[]): string[] {
  return headers.map(({ name, value }) => `${name}: ${value}`).sort();
}

/** Every value of `Name "value"` after a directive, as pairs, without those that `leave` names. */
export function quotedHeaders(text: string, line: RegExp): string[] {
  return [...text.matchAll(line)].map(([, name, value]) => `${name}: ${value}`).sort();
}
