/** The owner's logo can be shown: in the header at once, in tabs, on home screens and in social images. */
import { isColour, schemesOf, valuesOn } from '@/lib/content/colours';
import { textAt, valueAt } from '@/lib/content/walk';
import { seenShare, sizeOfLogo } from '@/lib/pictures/logo';
import { OWN_PICTURES } from '@/lib/pictures/picture-files';
import { readColours } from './colours';
import { type Check, type ContentInput, expected, type Found } from './finding';

/** Of an SVG, which is sent as it is on every first visit; a PNG is made smaller by the build. */
const MAX_SVG_BYTES = 20_000;
const MAX_PNG_BYTES = 1_000_000;
/** Pixels, so that it is sharp on dense screens, and on icons of 512. */
const MIN_PNG_HEIGHT = 80;
const MIN_ICON_SIDE = 180;
/** Width by height: what a header has room for, and what icons call square. */
const MIN_RATIO = 0.5;
const MAX_RATIO = 12;
const MAX_SQUARE_RATIO = 1.25;
/** WCAG asks logos for no contrast. Below this one nobody sees that something is there. */
const MIN_CONTRAST = 2;
/** A sign beside letters that cannot be seen is less than this much of a logo's width. */
const MIN_SEEN_SHARE = 0.5;

/** What a picture of a page cannot do, or does another way on each machine. */
const REFUSED_SVG: readonly [found: RegExp, expected: string][] = [
  [/<script|\son\w+\s*=|<foreignObject/i, 'a picture without scripts'],
  [
    /(?:href\s*=\s*["']|url\(["']?|@import\s*["']?)(?:https?:)?\/\//i,
    'a picture that loads nothing',
  ],
  [/^(?![\s\S]*viewBox\s*=)/i, 'an SVG with a viewBox, without which it cannot be made smaller'],
  [/<text[\s>]/i, 'letters as outlines (in your drawing program: convert text to paths)'],
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface LogoFile {
  file: string;
  width: number;
  height: number;
}

/** @returns what a file of the logo should be and is not, and its size where it can be told */
function lookAt(file: string, { read, fileExists }: ContentInput) {
  const path = `${OWN_PICTURES}/${file}`;
  if (!fileExists(path)) return { fault: `a picture that exists in ${OWN_PICTURES}/` };
  const bytes = read(path);
  const isSvg = file.endsWith('.svg');
  const most = isSvg ? MAX_SVG_BYTES : MAX_PNG_BYTES;
  if (bytes.length > most)
    return {
      fault: `a file of at most ${kilobytes(most)}, this one has ${kilobytes(bytes.length)}`,
    };
  const refused = isSvg && REFUSED_SVG.find(([found]) => found.test(bytes.toString()));
  if (refused) return { fault: refused[1] };
  try {
    const size = sizeOfLogo(file, bytes);
    return { found: { file, ...size } };
  } catch (error) {
    const kind = isSvg ? 'an SVG' : 'a PNG';
    return { fault: `${kind} file that can be read (${(error as Error).message})` };
  }
}

function sizeFault({ file, width, height }: LogoFile, field: string): string | null {
  const size = `${Math.round(width)} by ${Math.round(height)} pixels`;
  if (field === 'icon') {
    if (!isSquare({ width, height })) return `a square picture, this one has ${size}`;
    if (file.endsWith('.png') && height < MIN_ICON_SIDE)
      return `at least ${MIN_ICON_SIDE} pixels a side, this one has ${size}`;
    return null;
  }
  if (width / height < MIN_RATIO || width / height > MAX_RATIO)
    return `a picture between half and ${MAX_RATIO} times as wide as high, this one has ${size}`;
  if (file.endsWith('.png') && height < MIN_PNG_HEIGHT)
    return `at least ${MIN_PNG_HEIGHT} pixels high, so that it is sharp; this one has ${size}`;
  return null;
}

const isSquare = ({ width, height }: Omit<LogoFile, 'file'>) =>
  Math.max(width / height, height / width) <= MAX_SQUARE_RATIO;

/**
 * What would stand on a page and not be seen: a dark logo on the night, a light one by day.
 * @param sound names of the files that are pictures
 */
function unseen(input: ContentInput, sound: ReadonlySet<string>): Found[] {
  const { content, read } = input;
  const [light, theme] = [['logo', 'light'], ['theme']].map((path) => textAt(content.site, path));
  const colours = readColours(input);
  if ('text' in colours) return [];
  return schemesOf(theme === 'light' || theme === 'system' ? theme : 'dark').flatMap((scheme) => {
    const { ground = '' } = valuesOn(colours, scheme, 'night');
    const field = scheme === 'light' && light ? 'light' : 'file';
    const file = textAt(content.site, ['logo', field]);
    if (!sound.has(file) || !isColour(ground)) return [];
    const share = seenShare(file, read(`${OWN_PICTURES}/${file}`), ground, MIN_CONTRAST);
    const what = `a picture that can be seen on ${scheme} pages (${ground})`;
    if (share >= MIN_SEEN_SHARE) return [];
    return scheme === 'light' && field === 'file'
      ? expected(['site', 'logo', 'light'], `${what}, as ${file} cannot`, undefined)
      : expected(['site', 'logo', field], what, file);
  });
}

export const logo: Check = {
  id: 'C9',
  title: 'the logo can be shown',
  content(input) {
    const written = valueAt(input.content.site, ['logo']);
    const named = (field: string) => valueAt(written, [field]);
    const faults: Found[] = [];
    const sound = new Set<string>();
    for (const field of ['file', 'light', 'icon']) {
      const file = named(field);
      if (typeof file !== 'string' || !/\.(?:svg|png)$/.test(file)) continue;
      const { fault, found } = lookAt(file, input);
      const wrong = fault ?? (found && sizeFault(found, field));
      if (wrong) faults.push(...expected(['site', 'logo', field], wrong, file));
      else if (field === 'file' && found && !isSquare(found) && named('icon') === undefined) {
        const what = `a square picture for icons, because ${file} is not square`;
        faults.push(...expected(['site', 'logo', 'icon'], what, undefined));
      }
      if (!wrong) sound.add(file);
    }
    return [...faults, ...unseen(input, sound)];
  },
};
