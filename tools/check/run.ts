import { type ContentEntry, validate } from '@/lib/content/content-errors';
import type { Written } from '@/lib/content/content-files';
import { resolveContent } from '@/lib/content/resolve-content';
import { business } from './business';
import { claims } from './claims';
import { colors } from './colors';
import { type Check, type ContentInput, expected, type Issue } from './finding';
import { legal } from './legal';
import { links } from './links';
import { markdown } from './markdown';
import { payments } from './payments';
import { pictures } from './pictures';
import { questions } from './questions';
import { references } from './references';
import { sample } from './sample';

/** All checks, under the launch report's headings. */
const CHECKS: Readonly<Record<string, Check>> = {
  Colors: colors,
  Pictures: pictures,
  Pages: markdown,
  Links: links,
  References: references,
  'Your business': business,
  Law: legal,
  'Plans and payment': payments,
  'What you claim': claims,
  'Questions for a person': questions,
  'Words of the sample': sample,
};

function inputOf(entries: readonly ContentEntry[]) {
  const written = Object.fromEntries(entries.map(({ name, value }) => [name, value])) as Written;
  return { written, content: resolveContent(written) };
}

/** Returns what does not match the schemas or, if all does, what the checks find. */
export async function contentIssues(
  entries: readonly ContentEntry[],
  disk: Pick<ContentInput, 'fileExists' | 'read'>,
): Promise<Issue[]> {
  const invalid = entries.flatMap(validate);
  if (invalid.length > 0)
    return invalid.flatMap(({ path, expected: what, got }) => expected(path, what, got));
  const input = { ...inputOf(entries), ...disk };
  const lists = Object.values(CHECKS).map(async ({ content }) => (await content?.(input)) ?? []);
  return (await Promise.all(lists)).flat();
}

/** Returns what is left to do, by heading. @param entries valid; @param today YYYY-MM-DD */
export function launchIssues(
  entries: readonly ContentEntry[],
  today: string,
): [heading: string, issues: Issue[]][] {
  const input = { ...inputOf(entries), today };
  return Object.entries(CHECKS).map(([heading, { launch }]) => [heading, launch?.(input) ?? []]);
}
