import { CACHE_RULES, type Header, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { someInput } from '@/scripts/testing/host-fixture';
import { vercelSettings } from './vercel';

const input = someInput();
const settings = JSON.parse(vercelSettings(input));

/** Everything the rules give an address, in an order of its own; Vercel matches a source from end to end. */
const sentTo = (path: string): string[] =>
  settings.headers
    .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(path))
    .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
    .map(({ key, value }: { key: string; value: string }) => `${key}: ${value}`)
    .sort();

const cached = (value: string) => ({ name: 'Cache-Control', value });
const again = cached(CACHE_RULES.otherwise);
const { header: social } = SOCIAL_IMAGES;

it.each<[path: string, own: Header[]]>([
  ['/', [again]],
  ['/terms', [again]],
  ['/no/such/page', [again]],
  ['/socially', [again]],
  ['/_next/static', [again]],
  ['/_next/static/chunks/a.js', [cached(CACHE_RULES.hashed)]],
  // Vercel itself has a missing file asked for again.
  ['/_next/static/chunks/gone.js', []],
  ['/social/home.png', [again, social]],
])('sends %s every header once, with %j', (path, own) => {
  const headers = input.headers.filter(({ name }) => own[1]?.name !== name);
  const lines = [...headers, ...own].map(({ name, value }) => `${name}: ${value}`);
  expect(sentTo(path)).toEqual(lines.sort());
});

it('answers addresses without extension or slash', () => {
  expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
});
