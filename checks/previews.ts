/** What search results, previews and home screens show of a page. */
import type { MetadataRoute } from 'next';
import { type Page, pageAt, type ReadExport } from './export';
import { type Check, inTextFile, onEachPage, onPage, type PagesInput } from './finding';
import { attributesOf, filesAt, meta, textsOf } from './page';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @returns pixels of a PNG, `1200x630`, from its first chunk (PNG specification, 11.2.2 IHDR); null for any other file */
export function pngSize(file: Buffer): string | null {
  if (file.length < 24 || !file.subarray(0, 8).equals(PNG_START)) return null;
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

/** A page says the title and description of its route, each once. Their lengths and that no two are equal, the content sees to. */
function titleFaults({ site, content }: PagesInput) {
  return Object.values(content.routes).flatMap(({ path, title, description }) => {
    const page = pageAt(site, path);
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
  if (size !== '1200x630')
    return `${pathname} is ${size?.replace('x', '×') ?? 'no PNG'}, expected a PNG of 1200×630.`;
  if (body.length < MAX_IMAGE_BYTES) return null;
  return `${pathname} has ${body.length} bytes, expected under ${MAX_IMAGE_BYTES}.`;
}

function previewFaults(input: PagesInput) {
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

const sizeOf = (site: ReadExport, file: string) =>
  site.files.has(file) ? pngSize(site.read(file)) : null;

/** Search results take a bitmap of at least 48 pixels, home screens one of 180. */
const pageIcons = onEachPage('lib/pages/metadata.ts', (page, { site }) => {
  const sizes = (rel: string) =>
    filesAt(page, `link[rel~="${rel}"]`).map((file) => sizeOf(site, file) ?? '');
  const isSeen = sizes('icon').some((size) => Number.parseInt(size, 10) >= 48);
  return [
    ...(isSeen ? [] : ['No PNG icon of 48 pixels or more.']),
    ...(sizes('apple-touch-icon').includes('180x180')
      ? []
      : ['No apple-touch-icon of 180 pixels.']),
  ];
});

const manifestIcons = inTextFile('manifest.webmanifest', 'app/manifest.ts', (text, { site }) => {
  const { icons = [] } = JSON.parse(text) as MetadataRoute.Manifest;
  const wrong = icons
    .filter(({ src, sizes }) => sizeOf(site, src.slice(1)) !== sizes)
    .map(({ src, sizes }) => `${src} is not there as a picture of ${sizes}.`);
  const isMaskable = icons.some(({ purpose }) => purpose === 'maskable');
  return isMaskable ? wrong : [...wrong, 'No maskable icon.'];
});

export const icons: Check = {
  id: 'SM11',
  title: 'icons have the sizes that search results and home screens take',
  pages: (input) => [...pageIcons(input), ...manifestIcons(input)],
};
