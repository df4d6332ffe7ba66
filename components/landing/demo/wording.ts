import { nameOf, type Scene } from '@/engine/chart/scene';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { timeframeName } from '@/engine/market/timeframe';
import { type Crosshair, marksUnder } from '@/engine/replay/crosshair';
import { type FileResult, MAX_FILE_BYTES, MIN_FILE_BARS } from '@/engine/replay/market-file';
import type { Snapshot } from '@/engine/replay/player';
import type { DemoWords, SentenceWord, TermId } from '@/lib/content/schemas/demo';
import { fill, type Template } from '@/lib/text/fill';

/** @returns which entry of the glossary explains a mark */
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
  if (mark.kind === 'level') named.name = words.drawing.levels[mark.name].name;
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
 * @returns null for an event that is not reported: a mark that merely took the place of an older one
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

/** @param time ms UTC @returns `Thu 5 14:35` */
export function barTime(time: number, { weekdays }: DemoWords['drawing']): string {
  const date = new Date(time);
  const clock = date.toISOString().slice(11, 16);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${clock}`;
}

/** Time, prices and marks under the crosshair in one line; null where there is none. */
function crosshairWords(scene: Scene, crosshair: Crosshair | null, words: DemoWords) {
  const bar = crosshair && scene.bars[crosshair.bar];
  if (!bar) return null;
  const price = (value: number) => value.toFixed(scene.digits);
  const { time, open, high, low, close } = bar;
  const prices = `O ${price(open)} H ${price(high)} L ${price(low)} C ${price(close)}`;
  return [barTime(time, words.drawing), prices, ...marksUnder(scene, crosshair)].join(' · ');
}

/** @returns what a chart is read out as: what is pointed at, or how to point */
export function readingWords(
  scene: Scene,
  { crosshair, chosen }: { crosshair: Crosshair | null; chosen: string | null },
  words: DemoWords,
): string {
  const framed = scene.over?.chosen ?? null;
  if (chosen !== null && !framed) return words.feed.outOfView;
  if (framed && !crosshair)
    return fill(words.feed.framed, { label: nameOf(framed, words.drawing).name });
  return crosshairWords(scene, crosshair, words) ?? words.chart.empty;
}

/** @returns what computing everything again came to, or that it is under way; empty while it plays */
export function auditWords({ audit, progress, replay }: Snapshot, words: DemoWords): string {
  if (progress !== null) return fill(words.chart.working, { percent: Math.floor(progress * 100) });
  if (replay.isPlaying) return '';
  if (!audit) return words.proof.checking;
  const { events: count, different } = audit;
  return different === 0
    ? fill(words.proof.identical, { count })
    : fill(words.proof.different, { count, different });
}

/** Something the demo has to say about what it was given. */
export interface Message {
  text: string;
  /** Faults of a file by line, and how many more there are. */
  faults: readonly { line: number; what: string }[];
  more: number;
}

/** @returns a message without faults */
export function plainMessage(text: string): Message {
  return { text, faults: [], more: 0 };
}

/** Characters of a file's name that a message has room for. */
const MAX_NAME_LENGTH = 60;

/** For a sentence that asks for none of them. */
const NO_VALUES = { got: '', expected: '', column: '', low: '', high: '' };

/** @returns what to tell the visitor about the file they gave */
export function fileMessage(
  fileName: string,
  result: FileResult,
  words: DemoWords['file'],
): Message {
  const isLong = fileName.length > MAX_NAME_LENGTH;
  const name = isLong ? `${fileName.slice(0, MAX_NAME_LENGTH)}…` : fileName;
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
      return plainMessage(fill(words.tooLarge, { name, most: MAX_FILE_BYTES / 1_000_000 }));
    case 'too-few':
      return plainMessage(fill(words.tooFew, { name, count: result.count, least: MIN_FILE_BARS }));
    case 'unreadable':
      return plainMessage(fill(words.unreadable, { name }));
  }
}
