import { CACHE_RULES, type Header, responseHeaders } from '@/lib/policy/response-headers';
import type { HostInput } from '@/scripts/hosts/host-input';
import { hostFiles } from '@/scripts/hosts/write-hosts';

/** Small input of a made-up site, for tests of what hosts are told. */
export function someInput(changes: Partial<HostInput> = {}): HostInput {
  return {
    origin: 'https://acme.example',
    headers: responseHeaders("default-src 'none'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JA='"),
    cache: CACHE_RULES,
    pages: ['/terms', '/payment-success'],
    hashedFiles: ['/_next/static/chunks/a.js', '/_next/static/media/b.c3.woff2'],
    ...changes,
  };
}

/** Text of every file that hosts are given, by its path. */
export function textsOf(input = someInput()): Record<string, string> {
  return Object.fromEntries(hostFiles(input).map(({ path, text }) => [path, text]));
}

/** Headers as pairs, in an order of their own, to compare what was written with what was meant. */
export function pairs(headers: readonly Header[]): string[] {
  return headers.map(({ name, value }) => `${name}: ${value}`).sort();
}
