import { demoFile as words } from '@/content/demo';
import { timeframeName } from '@/engine/market/bar';
import type { FileBars, RowFault, Unreadable } from '@/engine/market/file/read';
import { MAX_FILE_BYTES } from '@/engine/market/file/table';
import { say } from '@/lib/browser/say';

/** Characters of a file's name that a message has room for. */
const MAX_NAME_LENGTH = 40;

export function shortened(name: string): string {
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}

function faultText({ code, column, got, line }: RowFault): string {
  const what = say(words.faults[code], { got, column: column ? words.columns[column] : '' });
  return say(words.formatError, { line: `${line}`, what });
}

/** @returns in a line how a file was understood and what was left out of it, or in a sentence why it gives no chart */
export function resultText(fileName: string, result: FileBars | Unreadable): string {
  const name = shortened(fileName);
  if ('code' in result) {
    const values = { got: '', count: 0, seconds: 0, ...result };
    const fault = 'fault' in result && result.fault ? ` ${faultText(result.fault)}` : '';
    const most = MAX_FILE_BYTES / 1_000_000;
    return (
      say(words.unreadable[result.code], { ...values, name, most, wanted: words.wanted }) + fault
    );
  }
  const { step, understood } = result;
  const { count, delimiter, times, order, fault, leftOut } = understood;
  const notes = [
    words.delimiters[delimiter as keyof typeof words.delimiters],
    ...(understood.hasHeader ? [] : [words.noHeader]),
    ...(understood.hasDecimalComma ? [words.decimalComma] : []),
    ...(understood.hasOrder ? [words.orders[order]] : []),
    words.times[times],
    ...(understood.isNewestFirst ? [words.newestFirst] : []),
  ];
  const line = say(words.understood, {
    name,
    timeframe: timeframeName(step),
    count,
    notes: notes.join(', '),
  });
  if (!fault) return line;
  return `${line} ${say(words.leftOut, { count: leftOut })} ${faultText(fault)}`;
}
