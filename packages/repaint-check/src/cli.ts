#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readExport } from './chart-export.ts';
import { compareExports } from './compare-exports.ts';
import type { Finding } from './findings.ts';
import { type Message, sentenceOf } from './messages.ts';

const USAGE = `Usage: repaint-check before.csv after.csv [more.csv ...] [--json]

Compares exports of one chart, made at different times: did values of closed bars change?
Exit code: 0 nothing changed, 1 values changed or vanished, 2 nothing could be compared.`;

const MOST_CASES = 5;

/** Returns rows as aligned columns. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Says what a verdict does not. */
function detailOf({ verdict, late, cases, reason }: Finding): string {
  if (reason) return sentenceOf(reason);
  if (verdict === 'history') return 'depends on where the bars start';
  if (verdict === 'late' && late)
    return late.least === late.most
      ? `${late.most} bars later, or more`
      : `${late.least} to ${late.most} bars later, median ${late.median}`;
  const first = cases.find(({ from }) => from !== null);
  return first
    ? `${new Date(first.time).toISOString()}: ${first.from}, later ${first.to ?? 'nothing'}`
    : '';
}

function textOf(columns: readonly Finding[]): string {
  const head = [
    'column',
    'verdict',
    'compared',
    'changed',
    'vanished',
    'appeared',
    'bars back',
    '',
  ];
  const rows = columns.map((column) => [
    ...[column.name, column.verdict, `${column.compared}`, `${column.changed}`],
    ...[`${column.vanished}`, `${column.appeared}`, `${column.farthestBack ?? '-'}`],
    detailOf(column),
  ]);
  return tableOf([head, ...rows]);
}

function argumentsOf() {
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return null;
  }
}

/** Compares files. Returns the exit code. */
async function check(paths: readonly string[], isJson: boolean): Promise<number> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const unopened: Message = { code: 'unopened', values: { name: path } };
      const bytes = await readFile(path).catch(() => null);
      return bytes ? readExport(basename(path), new Blob([bytes])) : { problems: [unopened] };
    }),
  );
  const charts = files.flatMap((file) => ('chart' in file && file.chart ? [file.chart] : []));
  const { columns, notes } = compareExports(charts);
  const said = [...files.flatMap(({ problems }) => problems), ...notes].map(sentenceOf);
  if (isJson) {
    const short = columns.map(({ cases, reason, ...column }) => ({
      ...{ ...column, cases: cases.slice(0, MOST_CASES), reason: reason && sentenceOf(reason) },
    }));
    console.log(JSON.stringify({ columns: short, notes: said }, null, 2));
  } else console.log([...(columns.length > 0 ? [textOf(columns)] : []), ...said].join('\n'));
  if (columns.some(({ verdict }) => verdict === 'changed')) return 1;
  return columns.every(({ verdict }) => verdict === 'incomparable') ? 2 : 0;
}

const given = argumentsOf();
if (given && !given.values.help && given.positionals.length > 0)
  process.exitCode = await check(given.positionals, given.values.json === true);
else {
  console.log(USAGE);
  process.exitCode = given?.values.help ? 0 : 2;
}
