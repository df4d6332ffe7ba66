import { responseHeaders } from '@/lib/policy/response-headers';
import type { HostInput } from '@/scripts/hosts/host-input';

/** Small input of a made-up site, for tests of what hosts are told. */
export function someInput(changes: Partial<HostInput> = {}): HostInput {
  return {
    origin: 'https://acme.example',
    basePath: '',
    headers: responseHeaders("default-src 'none'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JA='"),
    pages: ['/terms', '/payment-success'],
    hashedFiles: ['/_next/static/chunks/a.js', '/_next/static/media/b.c3.woff2'],
    ...changes,
  };
}
