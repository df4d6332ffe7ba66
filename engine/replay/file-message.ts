import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import { type Message, plainMessage } from './message';
import { type FileResult, leastFileBars, mostBytes } from './read-market-file';

/** Characters of a file's name that a message has room for. */
const longestName = 60;

/** For a sentence that asks for none of them. */
const NO_VALUES = { got: '', expected: '', column: '', low: '', high: '' };

/** @returns what to tell the visitor about the file they gave */
export function fileMessage(
  fileName: string,
  result: FileResult,
  words: DemoWords['file'],
): Message {
  const name = fileName.length > longestName ? `${fileName.slice(0, longestName)}…` : fileName;
  switch (result.kind) {
    case 'source':
      return plainMessage(fill(words.loaded, { name, count: result.source.bars.length }));
    case 'faults':
      return {
        text: fill(words.faults, { name }),
        faults: result.faults.map((fault) => ({
          line: fault.line,
          what: fill(words.lineFaults[fault.code], { ...NO_VALUES, ...fault }),
        })),
        more: result.more,
      };
    case 'too-large':
      return plainMessage(fill(words.tooLarge, { name, most: mostBytes / 1_000_000 }));
    case 'too-few':
      return plainMessage(fill(words.tooFew, { name, count: result.count, least: leastFileBars }));
    case 'unreadable':
      return plainMessage(fill(words.unreadable, { name }));
  }
}
