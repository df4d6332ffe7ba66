import type { ContentEntry } from '@/lib/content/faults';
import type { ContentInput, Finding, Found, LaunchInput, ListedCheck, PagesInput } from './finding';

/** What several pages share is wrong on each of them, and is one finding. */
function findingsOf({ id, title, part, severity = 'error' }: ListedCheck, found: readonly Found[]) {
  const findings = new Map<string, Finding>();
  for (const { page, ...thing } of found) {
    const key = [thing.file, thing.field, thing.text].join('\n');
    const seen = findings.get(key)?.pages ?? [];
    const pages = page === undefined || seen.includes(page) ? seen : [...seen, page];
    findings.set(key, { rule: id, title, part, severity, ...thing, pages });
  }
  return [...findings.values()];
}

/** A check that throws is a finding of its own, and keeps no other from running. */
async function foundBy(run: () => Found[] | Promise<Found[]> | undefined): Promise<Found[]> {
  try {
    return (await run()) ?? [];
  } catch (error) {
    const text = `The check could not run: ${(error as Error).message}.`;
    return [{ file: 'checks/', field: '', text }];
  }
}

/**
 * Holds the content to the checks, all at once.
 * @param entries the content files as they are written
 * @returns findings in the order of the files; the first of those that one field has
 */
export async function contentFindings(
  checks: readonly ListedCheck[],
  entries: readonly ContentEntry[],
  files: Pick<ContentInput, 'fileExists' | 'read'>,
): Promise<Finding[]> {
  const content = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const input = { entries, content, ...files };
  const firsts = new Map<string, Finding>();
  for (const check of checks)
    for (const finding of findingsOf(check, (await check.content?.(input)) ?? [])) {
      const place = `${finding.file} ${finding.field}`;
      if (!firsts.has(place)) firsts.set(place, finding);
    }
  const order = new Set([
    ...entries.map(({ file }) => file),
    ...[...firsts.values()].map(({ file }) => file),
  ]);
  return [...order].flatMap((name) => [...firsts.values()].filter(({ file }) => file === name));
}

/** Holds the built pages to the checks. @returns what they found, in their order */
export async function pageFindings(
  checks: readonly ListedCheck[],
  input: PagesInput,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const check of checks)
    all.push(...findingsOf(check, await foundBy(() => check.pages?.(input))));
  return all;
}

/** Holds content and built pages to the checks of a launch. @returns what is left to do, in the order in which to do it */
export async function launchFindings(
  checks: readonly ListedCheck[],
  input: LaunchInput,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const check of checks) {
    const found = [
      ...(await foundBy(() => check.launch?.(input))),
      ...(await foundBy(() => check.pages?.(input))),
    ];
    all.push(...findingsOf(check, found));
  }
  return all;
}
