import { demoFile as words } from '@/content/demo';
import { timeframeName } from '@/engine/market/bar';
import { type FileResult, MAX_FILE_BARS, type Understood } from '@/engine/market/file/read';
import type { RowFault } from '@/engine/market/file/row';
import { SERVER_ZONE } from '@/engine/market/file/zone';
import { pageLocale, say } from '@/lib/browser/say';
import { formatList } from '@/lib/text/format';

/** Characters of a file's name that a message has room for. */
const MAX_NAME_LENGTH = 40;

export function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

/** @returns the name of a zone: `Europe/Berlin`, or that of the clock of MetaTrader's servers */
export function zoneName(zone: string): string {
  return zone === SERVER_ZONE ? words.serverZone : zone.replaceAll('_', ' ');
}

/** For a sentence that asks for none of them. */
const NO_VALUES = { got: '', expected: '', column: '', low: '', high: '' };

function rowText({ column, code, ...found }: RowFault): string {
  // As the file has them, to the last digit.
  const written = Object.fromEntries(Object.entries(found).map(([name, of]) => [name, `${of}`]));
  const named = column ? { column: words.form.columns[column] } : {};
  return say(words.rowFaults[code], { ...NO_VALUES, ...written, ...named });
}

function understoodText(name: string, understood: Understood): string {
  const { format, step, count, zone, zoneFrom, isNewestFirst, isCut } = understood;
  const isTold = zoneFrom === 'written' || zoneFrom === 'days';
  const line = say(words.understood, {
    name,
    format: words.formats[format ?? 'other'],
    timeframe: timeframeName(step),
    count,
    times: isTold ? words.times[zoneFrom] : say(words.times.taken, { zone: zoneName(zone) }),
  });
  const more = [
    ...(isNewestFirst ? [words.newestFirst] : []),
    ...(isCut ? [say(words.cut, { most: MAX_FILE_BARS })] : []),
  ];
  return [line, ...more].join(' ');
}

/** What sentences about a file that gives no bars ask for; each for some of it. */
function reasonValues(reason: Extract<FileResult, { kind: 'unreadable' }>) {
  const missing = reason.code === 'no-columns' ? reason.missing : [];
  return {
    ...{ got: '', count: '', least: '', seconds: '' },
    ...reason,
    missing: formatList(
      missing.map((column) => words.form.columns[column]),
      pageLocale(),
    ),
    what: reason.code === 'no-rows' ? rowText(reason.first) : '',
    most: reason.code === 'too-large' ? reason.most / 1_000_000 : '',
  };
}

/** @returns in a sentence or three what came of a file */
export function resultText(fileName: string, result: FileResult): string {
  const name = shortened(fileName);
  if (result.kind === 'bars') return understoodText(name, result.understood);
  const { wanted, unreadable } = words;
  return say(unreadable[result.code], { ...reasonValues(result), wanted, name });
}

/** @returns how many rows are left out, then what is wrong with the first of them; nothing where none is */
export function faultLines(result: FileResult): string[] {
  if (result.kind !== 'bars') return [];
  const { faults, leftOut } = result.understood;
  if (leftOut === 0) return [];
  const { rows, line, more } = words.leftOut;
  const lines = faults.map((fault) => say(line, { line: `${fault.line}`, what: rowText(fault) }));
  const rest = leftOut - faults.length;
  const end = rest > 0 ? [say(more, { count: rest })] : [];
  return [say(rows, { count: leftOut }), ...lines, ...end];
}
