import { icoSizes, pngSize, type Size } from '../image-size';
import type { Check, Problem } from '../problem';
import type { Page, ReadExport } from '../read-export';

const fix = 'See the icons in lib/pages/metadata.ts and app/manifest.ts.';

/** Sizes that a picture file offers; none for what has no size, such as SVG. */
function sizesOf(site: ReadExport, address: string): Size[] {
  const file = new URL(address, 'https://site.invalid').pathname.slice(1);
  if (!site.files.has(file)) return [];
  const body = site.read(file);
  const png = pngSize(body);
  return png ? [png] : icoSizes(body);
}

/** Search results take a bitmap of at least 48 pixels, home screens one of 180 (rule SM11). */
function pageFaults({ $ }: Page, site: ReadExport): string[] {
  const offered = (rel: string) =>
    $(`link[rel~="${rel}"]`)
      .toArray()
      .flatMap(({ attribs }) => sizesOf(site, attribs.href ?? ''));
  return [
    ...(offered('icon').some(({ width }) => width >= 48)
      ? []
      : ['no PNG or ICO icon of 48 pixels or more']),
    ...(offered('apple-touch-icon').some(({ width }) => width === 180)
      ? []
      : ['no apple-touch-icon of 180 pixels']),
  ];
}

type ManifestIcon = { src: string; sizes?: string; type?: string; purpose?: string };

function manifestFaults(site: ReadExport): string[] {
  if (!site.files.has('manifest.webmanifest')) return ['the file is missing'];
  const { icons = [] } = JSON.parse(site.read('manifest.webmanifest').toString()) as {
    icons?: ManifestIcon[];
  };
  const wrong = icons
    .filter(({ type }) => type === 'image/png')
    .filter(
      ({ src, sizes }) =>
        !sizesOf(site, src).some(({ width, height }) => `${width}x${height}` === sizes),
    )
    .map(({ src, sizes }) => `${src} is not there as a picture of ${sizes}`);
  const maskable = icons.some(({ purpose }) => purpose?.split(' ').includes('maskable'));
  return [...wrong, ...(maskable ? [] : ['no maskable icon'])];
}

/** Every page offers the icons that search results and home screens need, and the manifest's icons are real. */
export const icons: Check = {
  name: 'icons',
  run({ site }) {
    const problem =
      (file: string) =>
      (text: string): Problem => ({ file, problem: text, fix });
    return [
      ...site.pages.flatMap((page) => pageFaults(page, site).map(problem(page.file))),
      ...manifestFaults(site).map(problem('manifest.webmanifest')),
    ];
  },
};
