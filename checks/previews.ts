/** What search results, previews and home screens show of a page. */
import type { MetadataRoute } from 'next';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, type Found, inTextFile, onEachPage, onPage, type PagesInput } from './finding';
import { attributesOf, filesAt, meta, textsOf } from './page';

/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Size of a PNG, from its first chunk (PNG specification, 11.2.2 IHDR). @returns null for any other file */
export function pngSize(file: Buffer): Size | null {
  if (file.length < 24 || !file.subarray(0, 8).equals(PNG_START)) return null;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

/** Sizes in an icon file, from its directory of 16-byte entries; a 0 stands for 256. Empty for any other file. */
export function icoSizes(file: Buffer): Size[] {
  if (file.length < 6 || file.readUInt32LE(0) !== 0x00010000) return [];
  const count = file.readUInt16LE(4);
  if (file.length < 6 + count * 16) return [];
  return Array.from({ length: count }, (_, index) => ({
    width: file.readUInt8(6 + index * 16) || 256,
    height: file.readUInt8(7 + index * 16) || 256,
  }));
}

/** A page says the title and description of its route, each once. Their lengths and that no two are equal, the content sees to. */
function titleFaults({ site, content }: PagesInput): Found[] {
  return Object.entries(content.routes).flatMap(([name, { path, title, description }]) => {
    const page = pageAt(site, name === 'notFound' ? '/404' : path);
    if (!page) return [];
    const { $ } = page;
    const said = [
      ['title', title, textsOf($, 'head > title')],
      ['description', description, attributesOf($, 'meta[name="description"]', 'content')],
    ] as const;
    const faults = said
      .filter(([, wanted, found]) => found.length !== 1 || found[0] !== wanted)
      .map(([part, wanted, found]) => {
        const got = found.map((text) => `“${text}”`).join(', ') || 'none';
        return `The ${part} is ${got}, expected “${wanted}”.`;
      });
    return onPage(page, faults, 'content/routes.ts');
  });
}

/** Tags that both kinds of preview need. */
const TAGS = [
  ...['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'og:image'],
  ...['og:image:alt', 'og:image:type', 'og:image:width', 'og:image:height', 'twitter:card'],
  ...['twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'],
];

/** Tags with one right value. */
const TAG_VALUES: Readonly<Record<string, string>> = {
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
};

/** Bytes of the largest picture that X takes. */
const MAX_IMAGE_BYTES = 5_000_000;

function tagFaults(page: Page): string[] {
  return TAGS.flatMap((name) => {
    const found = meta(page, name)?.trim();
    if (!found) return `There is no ${name}.`;
    const { [name]: value = found } = TAG_VALUES;
    return found === value ? [] : `${name} is ${found}, expected ${value}.`;
  });
}

function imageFault(page: Page, name: string, { site, content }: PagesInput): string | null {
  const address = meta(page, name);
  if (!address) return null; // a missing tag is reported as such
  if (!URL.canParse(address)) return `${name} is no whole address: ${address}.`;
  const { origin, pathname } = new URL(address);
  if (origin !== content.site.url) return `${name} is not on ${content.site.url}: ${address}.`;
  const file = pathname.slice(1);
  // Hosts tell crawlers the kind of a picture by its extension.
  if (!file.endsWith('.png')) return `${name} has no .png extension: ${address}.`;
  if (!site.files.has(file)) return `${name} does not exist: ${pathname}.`;
  const body = site.read(file);
  const size = pngSize(body);
  if (size?.width !== 1200 || size.height !== 630)
    return `${pathname} is ${size ? `${size.width}×${size.height}` : 'no PNG'}, expected a PNG of 1200×630.`;
  if (body.length < MAX_IMAGE_BYTES) return null;
  return `${pathname} has ${body.length} bytes, expected under ${MAX_IMAGE_BYTES}.`;
}

function previewFaults(input: PagesInput): Found[] {
  const images = input.site.pages.map((page) => meta(page, 'og:image') ?? page.file);
  return input.site.pages.flatMap((page, index) => {
    const first = images.indexOf(images[index] ?? '');
    const shared = `Its og:image is that of ${input.site.pages[first]?.file}. Give the route its own.`;
    const faults = [
      ...tagFaults(page),
      ...['og:image', 'twitter:image'].flatMap((name) => imageFault(page, name, input) ?? []),
      ...(first < index ? [shared] : []),
    ];
    return onPage(page, faults, 'lib/pages/metadata.ts');
  });
}

export const previews: Check = {
  id: 'LR18',
  title: 'pages have titles and previews',
  pages: (input) => [...titleFaults(input), ...previewFaults(input)],
};

/** Sizes that a picture file offers; none for what has no size, such as SVG. */
function sizesOf(site: ReadExport, file: string): Size[] {
  if (!site.files.has(file)) return [];
  const body = site.read(file);
  const png = pngSize(body);
  return png ? [png] : icoSizes(body);
}

/** Search results take a bitmap of at least 48 pixels, home screens one of 180. */
const pageIcons = onEachPage('lib/pages/metadata.ts', (page, { site }) => {
  const widths = (rel: string) =>
    filesAt(page, `link[rel~="${rel}"]`)
      .flatMap((file) => sizesOf(site, file))
      .map(({ width }) => width);
  return [
    ...(Math.max(...widths('icon'), 0) >= 48 ? [] : ['No PNG or ICO icon of 48 pixels or more.']),
    ...(widths('apple-touch-icon').includes(180) ? [] : ['No apple-touch-icon of 180 pixels.']),
  ];
});

const manifestIcons = inTextFile('manifest.webmanifest', 'app/manifest.ts', (text, { site }) => {
  const { icons = [] } = JSON.parse(text) as MetadataRoute.Manifest;
  const wrong = icons
    .filter(({ type }) => type === 'image/png')
    .filter(
      ({ src, sizes }) =>
        !sizesOf(site, src.slice(1)).some(({ width, height }) => `${width}x${height}` === sizes),
    )
    .map(({ src, sizes }) => `${src} is not there as a picture of ${sizes}.`);
  return icons.some(({ purpose }) => purpose === 'maskable')
    ? wrong
    : [...wrong, 'No maskable icon.'];
});

export const icons: Check = {
  id: 'SM11',
  title: 'icons have the sizes that search results and home screens take',
  pages: (input) => [...pageIcons(input), ...manifestIcons(input)],
};
