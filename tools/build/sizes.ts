import { gzipSync } from 'node:zlib';
import { filesAt, pageAt, type ReadExport } from './export';

type Load = 'entry' | 'hydration' | 'demo';

/** Reads the list that `bundle.ts` writes. */
function loadsOf({ files, read }: ReadExport): Record<Load, string[]> {
  const list = [...files].find((file) => /^_next\/static\/[^/]+\/loads\.json$/.test(file)) ?? '';
  return JSON.parse(`${read(list)}`, (_, value) =>
    typeof value === 'string' ? list.replace('loads.json', value) : value,
  );
}

/** Returns how many bytes a visit to the home page loads, by part. Text is measured with gzip -9. */
export function sizesOf(site: ReadExport) {
  const home = pageAt(site, '/');
  if (!home) throw new Error('expected a home page; a file public/index.html would replace it');
  const packed = (text: Buffer | string) => gzipSync(text, { level: 9 }).length;
  const bytesOf = (files: readonly string[]) =>
    files
      .map((file) => (file.endsWith('.woff2') ? site.read(file).length : packed(site.read(file))))
      .reduce((sum, bytes) => sum + bytes, 0);
  const { entry, hydration, demo } = loadsOf(site);
  return {
    HTML: packed(home.html),
    'critical CSS': packed(home.$('style').text()),
    'style sheet': bytesOf(filesAt(home, 'link[rel="stylesheet"]')),
    'preloaded fonts': bytesOf(filesAt(home, 'head link[rel="preload"][as="font"]')),
    'entry script': bytesOf(entry),
    'scripts after the first input': bytesOf(hydration),
    'demo scripts': bytesOf(demo),
  };
}
