import type { ContentEntry } from '@/lib/content/content-errors';
import { business } from './business';
import { claims } from './claims';
import { colors } from './colors';
import { contentForm } from './content';
import type {
  Check,
  ContentInput,
  Finding,
  Issue,
  LaunchInput,
  ListedCheck,
  PagesInput,
} from './finding';
import { html } from './html';
import { bundledLicenses } from './licenses';
import { links } from './links';
import { markdown } from './markdown';
import { payments } from './payments';
import { pictures } from './pictures';
import { prices } from './prices';
import { privacy } from './privacy';
import { questions } from './questions';
import { sample } from './sample';
import { wordCheck } from './words';

/** All rules, under the launch report's headings. */
const LIST: Readonly<Record<string, readonly Check[]>> = {
  'Content files': [contentForm, colors, ...pictures, markdown, ...links],
  'Your business': business,
  'Plans and payment': [...payments, ...prices],
  'What you claim': claims,
  'Questions for a person': [questions],
  Privacy: privacy,
  'The built pages': [html, bundledLicenses],
  'Words to look at': [sample, wordCheck],
};

export const CHECKS: readonly ListedCheck[] = Object.entries(LIST).flatMap(([part, checks]) =>
  checks.map((check) => ({ ...check, part })),
);

type Run = () => Issue[] | Promise<Issue[]> | undefined;

/** Merges an issue on several pages into one finding; a check that throws becomes a finding. */
async function runSafely({ id, title, part, severity = 'error' }: ListedCheck, run: Run) {
  const found = await new Promise<Issue[] | undefined>((resolve) => resolve(run())).catch(
    (error: Error): Issue[] => {
      return [{ file: 'tools/check/', field: '', text: `Could not check: ${error.message}.` }];
    },
  );
  const findings = new Map<string, Finding>();
  for (const { page, ...thing } of found ?? []) {
    const key = [thing.file, thing.field, thing.text].join('\n');
    const pages = [...(findings.get(key)?.pages ?? []), ...(page ? [page] : [])];
    findings.set(key, { rule: id, title, part, severity, ...thing, pages: [...new Set(pages)] });
  }
  return [...findings.values()];
}

/** Returns one finding per field, in file order. */
export async function contentFindings(
  checks: readonly ListedCheck[],
  entries: readonly ContentEntry[],
  disk: Pick<ContentInput, 'fileExists' | 'read'>,
): Promise<Finding[]> {
  const content = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const byField = new Map<string, Finding>();
  for (const check of checks)
    for (const one of await runSafely(check, () => check.content?.({ entries, content, ...disk })))
      if (!byField.has(`${one.file} ${one.field}`)) byField.set(`${one.file} ${one.field}`, one);
  const files = entries.map(({ file }) => file);
  const findings = [...byField.values()];
  return findings.sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file));
}

export async function pageFindings(
  checks: readonly ListedCheck[],
  input: PagesInput,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const check of checks) all.push(...(await runSafely(check, () => check.pages?.(input))));
  return all;
}

export async function launchFindings(
  checks: readonly ListedCheck[],
  input: LaunchInput,
): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const check of checks)
    all.push(
      ...(await runSafely(check, () => check.launch?.(input))),
      ...(await pageFindings([check], input)),
    );
  return all;
}
