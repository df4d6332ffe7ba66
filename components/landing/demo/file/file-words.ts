import { demoFile as words } from '@/content/demo-details';
import { timeframeName } from '@/engine/market/bar';
import type { FileBars, RowFault, Unreadable } from '@/engine/market/file/read';
import { MAX_FILE_BYTES } from '@/engine/market/file/table';
import { say } from '@/lib/browser/say';

const MAX_NAME_LENGTH = 40;

export const shortened = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;

function faultText({ code, column, got, line }: RowFault): string {
  const what = say(words.faults[code], { got, column: column ? words.columns[column] : '' });
  return say(words.formatError, { line: `${line}`, what });
}

/** @returns a line on how a file was understood and what was left out, or a sentence on why it gives no chart */
export function resultText(fileName: string, result: FileBars | Unreadable): string {
  const name = shortened(fileName);
  if ('code' in result) {
    const values = { got: '', count: 0, seconds: 0, ...result, name, wanted: words.wanted };
    const fault = 'fault' in result && result.fault ? ` ${faultText(result.fault)}` : '';
    const most = MAX_FILE_BYTES / 1_000_000;
    return say(words.unreadable[result.code], { ...values, most }) + fault;
  }
  const { delimiter, times, order, fault, leftOut, count, ...has } = result.understood;
  const notes = [
    words.delimiters[delimiter as keyof typeof words.delimiters],
    ...(has.hasHeader ? [] : [words.noHeader]),
    ...(has.hasDecimalComma ? [words.decimalComma] : []),
    ...(has.hasOrder ? [words.orders[order]] : []),
    words.times[times],
    ...(has.isNewestFirst ? [words.newestFirst] : []),
  ].join(', ');
  const timeframe = timeframeName(result.step);
  const line = say(words.understood, { name, timeframe, count, notes });
  return fault ? `${line} ${say(words.leftOut, { count: leftOut })} ${faultText(fault)}` : line;
}
