import type { Outcome } from './outcome';

/** A stage that ended, or was left out. */
export type Ended = { name: string; outcome: Outcome; seconds: number };

function row({ name, outcome, seconds }: Ended): string {
  const { passed, failed, skipped, notes } = outcome;
  const figures = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...notes,
  ].join(', ');
  return `${failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : '-   '}  ${name.padEnd(20)}${seconds.toFixed(1).padStart(7)} s  ${figures}`;
}

/** The end of the report: a line per stage, and last of all the two figures that count. */
export function summary(ended: Ended[]): string[] {
  const sum = (part: 'passed' | 'failed') =>
    ended.reduce((total, { outcome }) => total + outcome[part], 0);
  return [...ended.map(row), `${sum('passed')} passed, ${sum('failed')} failed`];
}
