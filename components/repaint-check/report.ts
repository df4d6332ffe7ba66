/** Says what a comparison found: on the page, as text for a forum, and as CSV. */
import type { Case, Finding, Findings, Message, Value, Verdict } from 'repaint-check';
import type { repaintCheck } from '@/content/repaint-check';
import { fill, type Plural } from '@/lib/text/fill';

export interface Words {
  readonly texts: typeof repaintCheck;
  readonly locale: string;
}

/** From what matters most. */
const VERDICTS: readonly Verdict[] = ['changed', 'late', 'history', 'unchanged', 'incomparable'];

export const sorted = ({ columns }: Findings): Finding[] =>
  columns.toSorted((one, other) => VERDICTS.indexOf(one.verdict) - VERDICTS.indexOf(other.verdict));

export const messageText = ({ texts, locale }: Words, { code, values }: Message): string =>
  fill<string>(texts.messages[code], values, locale);

export function findingText(words: Words, finding: Finding): string {
  const { texts, locale } = words;
  const { verdict, reason, late, farthestBack, cases: _, ...counts } = finding;
  const { sentences } = texts;
  if (verdict === 'incomparable') return reason ? messageText(words, reason) : '';
  const counted = (forms: Plural, count: number) => fill(forms, { ...counts, count }, locale);
  if (verdict === 'changed') return counted(sentences.changed, farthestBack ?? 0);
  if (verdict !== 'late' || !late) return fill<string>(sentences[verdict], counts, locale);
  return late.least === late.most
    ? counted(sentences.steady, late.most)
    : fill(sentences.late, { ...counts, ...late }, locale);
}

/** Returns `Changed: 2, No change seen: 1`. */
export function summaryOf({ texts, locale }: Words, { columns }: Findings): string {
  const counts = VERDICTS.map((verdict) => ({
    verdict: texts.verdicts[verdict],
    count: columns.filter((column) => column.verdict === verdict).length,
  }));
  const shown = counts.filter(({ count }) => count > 0);
  return shown.map((values) => fill(texts.result.counts, values, locale)).join(' · ');
}

const iso = (time: number) =>
  new Date(time)
    .toISOString()
    .replace(/:00\.000Z$|\.000Z$/, '')
    .replace('T', ' ');

const timeText = (time: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const),
  }).format(time);

function valueText({ texts, locale }: Words, value: Value): string {
  if (value === null) return texts.cases.nothing;
  const form = { maximumSignificantDigits: 12 };
  return typeof value === 'string' ? value : new Intl.NumberFormat(locale, form).format(value);
}

export function caseText(words: Words, { time, from, to, barsBack, seenAt }: Case): string {
  const { texts, locale } = words;
  const values = {
    ...{ time: timeText(time, locale), seenAt: timeText(seenAt, locale) },
    ...{ from: valueText(words, from), to: valueText(words, to) },
  };
  const back = fill<typeof texts.cases.back>(texts.cases.back, { count: barsBack }, locale);
  return `${fill(texts.cases.sentence, values, locale)} ${back}`;
}

/** Returns plain text for a forum. */
export function postOf(words: Words, findings: Findings, files: readonly string[]): string {
  const { texts, locale } = words;
  const { heading, line, limits } = texts.result;
  const columns = sorted(findings).map((finding) => {
    const verdict = texts.verdicts[finding.verdict];
    return fill(line, { name: finding.name, verdict, sentence: findingText(words, finding) });
  });
  const notes = findings.notes.map((note) => messageText(words, note));
  return [
    fill(heading, { files: new Intl.ListFormat(locale).format(files) }),
    ...columns,
    ...notes,
    limits,
  ].join('\n');
}

/** A cell that begins like a formula would run in a spreadsheet. */
const cell = (value: Value) => {
  const text = typeof value === 'string' ? value.replace(/^(?=[=+@\t-])/, "'") : `${value ?? ''}`;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns all cases as CSV. */
export function casesCsv({ texts }: Words, { columns }: Findings): string {
  const rows = columns.flatMap(({ name, cases }) =>
    cases.map(({ time, from, to, barsBack, seenAt }) => [
      ...[name, iso(time), from, to, barsBack, iso(seenAt)],
    ]),
  );
  return [texts.result.header, ...rows].map((row) => `${row.map(cell).join()}\r\n`).join('');
}

const STRIP_PLACES = 300;

/** Returns the paths of a strip 300 wide and 12 high: of changed or vanished values, and of late ones. */
export function stripPaths(cases: readonly Case[], [from, to]: readonly [number, number]) {
  const places = (isHere: (found: Case) => boolean) => [
    ...new Set(
      cases
        .filter(isHere)
        .map(({ time }) => Math.round((STRIP_PLACES * (time - from)) / Math.max(1, to - from))),
    ),
  ];
  const path = (height: number, isHere: (found: Case) => boolean) =>
    places(isHere)
      .map((x) => `M${x} 12v-${height}`)
      .join('');
  return {
    changed: path(12, ({ from }) => from !== null),
    late: path(6, ({ from }) => from === null),
  };
}
