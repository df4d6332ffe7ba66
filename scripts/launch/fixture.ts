import { fixture } from '../postbuild/export-fixture';
import { type LaunchContent, launchContent } from './content';
import type { Found, LaunchInput, Rule } from './finding';

/**
 * For tests: what a rule finds in the shipped content with a change made to a copy of it.
 * @param files files of the export
 */
export function foundBy(
  rule: Rule,
  change: (content: LaunchContent) => void = () => undefined,
  files: Record<string, string | Buffer> = {},
  today = '2026-12-01',
): Found[] | Promise<Found[]> {
  return rule.find(someInput(change, files, today));
}

/** For tests: the shipped content with a change, beside an export of these files. */
export function someInput(
  change: (content: LaunchContent) => void = () => undefined,
  files: Record<string, string | Buffer> = {},
  today = '2026-12-01',
): LaunchInput {
  const content = structuredClone(launchContent);
  change(content);
  return { content, site: fixture(files), isCurrent: true, today };
}

/** For tests: evidence that holds on the day of `someInput`. */
export const proven = {
  status: 'verified',
  evidence: {
    kind: 'survey',
    reference: 'Folder A',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Ann',
  },
} as const;

/** For tests: fields that findings name, in order. */
export function fieldsOf(found: Found[]): string[] {
  return found.map(({ field }) => field);
}
