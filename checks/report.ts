import { formatNumber } from '@/lib/text/format';
import type { Finding } from './finding';

/** Characters of a line of the terminal. */
const WIDTH = 100;

/** Where the ids in the lines are explained. */
export const KEY_LINE = 'What each id in brackets asks for and why: docs/rules.md.';

/** @returns one line of a build: `content/plans.ts: plans[1].price: expected a price, got -1 (C1)` */
export function findingLine({ rule, file, field, text, pages }: Finding): string {
  const place = pages.length > 0 ? pages.join(', ') : [file, field].filter(Boolean).join(': ');
  const source = pages.length > 0 ? ` See ${[file, field].filter(Boolean).join(': ')}.` : '';
  return `${place}: ${text}${source} (${rule})`;
}

/** @returns the text in lines that fit, each behind `indent` */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < WIDTH)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(`${indent}${word}`);
  }
  return lines;
}

/** @returns `1 error`, `2 errors`, `1,200 errors` */
export function counted(count: number, noun: string): string {
  return `${formatNumber(count, 'en')} ${noun}${count === 1 ? '' : 's'}`;
}

function entry(finding: Finding, number: number): string[] {
  const { rule, title, severity, file, field, text, pages } = finding;
  const place = [file, field].filter((part) => part !== '').join('  ');
  const seen = pages.length === 0 ? text : `${text} Seen on ${pages.join(', ')}.`;
  return [
    `${String(number).padStart(4)}. ${place}  (${severity} ${rule}: ${title})`,
    ...wrapped(seen, '      '),
  ];
}

/** @returns how many findings keep the site from going public */
export function errorCount(findings: readonly Finding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length;
}

/** @returns how it stands, in one sentence */
function verdict(findings: readonly Finding[]): string {
  const errors = errorCount(findings);
  const sums = `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`;
  return errors === 0
    ? `${sums} Nothing keeps this site from going public.`
    : `${sums} Errors must be done before this site goes public; warnings want a look.`;
}

/** Lines that the first screen gives to the next step: its place, and what to do. */
const MAX_STEP_LINES = 3;

/** @returns how much is left, by heading, without the finding that comes next */
function rest(findings: readonly Finding[]): string {
  const parts = [...new Set(findings.map(({ part }) => part))];
  const sums = parts.map(
    (one) => `${one.toLowerCase()} (${findings.filter(({ part }) => part === one).length})`,
  );
  return `Then: ${sums.join(', ')}.`;
}

/** @returns the first screen of a launch, ten lines at most: how it stands, the next step, and what comes then */
export function summary(findings: readonly Finding[], today: string): string[] {
  const head = `Launch check, ${today}: ${verdict(findings)}`;
  const next = findings.find(({ severity }) => severity === 'error') ?? findings[0];
  if (!next) return [head];
  const [place = '', ...text] = entry(next, 1);
  const step = [place.trim(), ...text];
  const others = findings.filter((finding) => finding !== next);
  return [
    ...wrapped(head, ''),
    '',
    `Next: ${step[0]?.replace(/^1\. /, '')}`,
    ...step.slice(1, MAX_STEP_LINES),
    ...(step.length > MAX_STEP_LINES ? ['      …'] : []),
    ...(others.length > 0 ? wrapped(rest(others), '').slice(0, 2) : []),
    'The whole list: npm run launch -- --all',
  ];
}

/** @returns the list of a launch as an owner works it, from top to bottom */
export function report(findings: readonly Finding[], today: string): string[] {
  const lines = findings.flatMap((finding, index) => {
    const heading = finding.part === findings[index - 1]?.part ? [] : ['', finding.part, ''];
    return [...heading, ...entry(finding, index + 1)];
  });
  return [`Launch check, ${today}`, ...lines, '', verdict(findings)];
}
