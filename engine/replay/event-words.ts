import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { timeframeName } from '@/engine/market/timeframe';
import type { DemoWords, SentenceWord, TermId } from '@/lib/content/schemas/demo';
import { fill, type Template } from '@/lib/text/fill';

/** Which entry of the glossary explains a mark. */
export function termOf(mark: Mark): TermId {
  switch (mark.kind) {
    case 'break':
      return mark.label === 'BOS' ? 'bos' : 'choch';
    case 'gap':
      return 'fvg';
    default:
      return mark.kind;
  }
}

/** Everything about a mark that a sentence can ask for. */
function values(mark: Mark, words: DemoWords, digits: number): Record<string, string> {
  const fields = Object.entries(mark).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? value.toFixed(digits) : String(value),
  ]);
  const named = Object.fromEntries(fields);
  if ('timeframe' in mark) named.timeframe = timeframeName(mark.timeframe);
  if ('direction' in mark) named.direction = words.directions[mark.direction];
  if (mark.kind === 'break') named.name = words.breaks[mark.label];
  if (mark.kind === 'trend') {
    named.structure = words.directions[mark.structure ?? 'flat'];
    named.average = words.sides[mark.average ?? 'unknown'];
  }
  return named;
}

/**
 * Says an event in words: `bullish break of structure at 1.0842`.
 *
 * @param digits of a price after the point
 * @returns null for an event that is not told of: a mark that merely took the place of an older one
 */
export function eventWords(
  { type, mark }: IndicatorEvent,
  words: DemoWords,
  digits: number,
): string | null {
  const sentences: Partial<Record<string, Template<SentenceWord>>> = words.sentences;
  const sentence = sentences[`${type} ${mark.kind}`];
  // A mark has the values that sentences about its kind can ask for.
  return sentence
    ? fill(sentence, values(mark, words, digits) as Record<SentenceWord, string>)
    : null;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** @param time ms UTC @returns `Thu 5 14:35` */
export function barTime(time: number): string {
  const date = new Date(time);
  const clock = date.toISOString().slice(11, 16);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${clock}`;
}
