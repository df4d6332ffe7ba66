import { pngSize } from '../image-size';
import { meta } from '../meta';
import type { Check, CheckInput, Problem } from '../problem';
import type { Page } from '../read-export';

/** Tags that both kinds of preview need (rules SM3 and SM5). */
const needed = [
  'og:title',
  'og:description',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:alt',
  'og:image:type',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

/** Tags with one right value. */
const fixed = {
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/png',
  'twitter:card': 'summary_large_image',
};

/** Largest picture that X takes, in bytes. */
const mostBytes = 5_000_000;

function tagFaults(page: Page): string[] {
  const missing = needed.filter((name) => !meta(page, name)?.trim()).map((name) => `no ${name}`);
  const wrong = Object.entries(fixed)
    .filter(([name, value]) => meta(page, name) !== value)
    .map(([name, value]) => `${name} is ${meta(page, name) ?? 'missing'}, expected ${value}`);
  return [...missing, ...wrong];
}

function imageFault(page: Page, name: string, { site, content }: CheckInput): string | null {
  const address = meta(page, name);
  if (!address) return null; // a missing tag is reported as such
  if (!URL.canParse(address)) return `${name} is not an absolute URL: ${address}`;
  const { origin, pathname } = new URL(address);
  if (origin !== content.site.url) return `${name} is not on ${content.site.url}: ${address}`;
  const file = pathname.slice(1);
  // Hosts tell crawlers the kind of a picture by its extension.
  if (!file.endsWith('.png')) return `${name} has no .png extension: ${address}`;
  if (!site.files.has(file)) return `${name} does not exist: ${pathname}`;
  const body = site.read(file);
  const size = pngSize(body);
  if (!size) return `${pathname} is not a PNG`;
  if (size.width !== 1200 || size.height !== 630)
    return `${pathname} is ${size.width}×${size.height}, expected 1200×630`;
  return body.length < mostBytes
    ? null
    : `${pathname} has ${body.length} bytes, expected under ${mostBytes}`;
}

function faultsOf(page: Page, input: CheckInput): Problem[] {
  const images = ['og:image', 'twitter:image'].map((name) => imageFault(page, name, input));
  // One picture stands in both tags; its fault is said once.
  const faults = new Set([...tagFaults(page), ...images.filter((fault) => fault !== null)]);
  return [...faults].map((problem) => ({
    file: page.file,
    problem,
    fix: 'See lib/pages/metadata.ts and the social images it names.',
  }));
}

/** Every page has a whole preview with a picture that both Open Graph readers and X can show (SM3 to SM5). */
export const socialImages: Check = {
  name: 'social previews',
  run(input) {
    const owners = new Map<string, string>();
    const shared = input.site.pages.flatMap((page) => {
      const image = meta(page, 'og:image') ?? page.file;
      const owner = owners.get(image);
      owners.set(image, owner ?? page.file);
      if (owner === undefined) return [];
      return {
        file: page.file,
        problem: `the same og:image as ${owner}`,
        fix: 'Give the route its own picture.',
      };
    });
    return [...input.site.pages.flatMap((page) => faultsOf(page, input)), ...shared];
  },
};
