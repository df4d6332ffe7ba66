import { publishedClaims } from '@/lib/content/visible';
import { formatPath, type Path } from '@/lib/schemas/content-path';
import { LEGAL_PAGES } from '@/lib/schemas/pages';
import { type Check, contentIssue, type LaunchInput } from './finding';

/** Returns the paths of objects with the mark `sample: true`. */
function markedPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'sample' && item === true) return [path];
    return markedPaths(item, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}

/** Words that fit any English site. A lawyer reads the legal pages (`legal/review`). */
const GENERAL =
  'navigation controls frame phrases demoWords demoDetails demoFile repaintCheck testimonials.controls'.split(
    ' ',
  );
const LEGAL_FILES = LEGAL_PAGES.map((name) => `content/legal/${name}.md`);

function marks({ content, written }: LaunchInput) {
  const isEnglish = /^en(?:-|$)/.test(content.site.locale);
  const what = isEnglish
    ? 'These words are the sample’s. Rewrite them, or see that they are true of what you sell.'
    : `These words are the sample’s, in English; the site’s language is ${content.site.locale}. Translate them, and see that they are true of what you sell.`;
  return markedPaths(publishedClaims(written)).flatMap((path) => {
    const [issue] = contentIssue(path, `${what} Then delete sample: true.`);
    const isGeneral = GENERAL.includes(formatPath(path)) || LEGAL_FILES.includes(`${issue?.file}`);
    return issue && !(isEnglish && isGeneral) ? [issue] : [];
  });
}

/** No words of the sample are left. */
export const sample: Check = { launch: marks };
