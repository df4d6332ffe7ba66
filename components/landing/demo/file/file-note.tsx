import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Choices, Point, RowFault } from 'repaint-check/read';
import { barCount, barsOf, MAX_FILE_BYTES } from 'repaint-check/table';
import { IconButton } from '@/components/landing/demo/controls';
import { type PlayerTexts, pageLocale, say, usePlayerTexts } from '@/components/landing/demo/say';
import {
  type Change,
  type GivenFile,
  slicesOfPage,
  useFail,
} from '@/components/landing/demo/use-demo';
import { DAY_MS, MIN_CHART_BARS, MINUTE_MS, timeframeName } from '@/engine/market/bar';
import type { Source } from '@/engine/replay/source';
import { loadPart } from '@/lib/browser/retry';
import { formatLength } from '@/lib/text/format';
import type { ChartFile } from './chart-file';
import { fileSource } from './file-source';
import { ReadingForm } from './reading-form';

type Texts = PlayerTexts['demoFile'];

/** Starts a worker. Rejects if its code does not load. */
const startWorker = () =>
  new Promise<Worker>((resolve, reject) => {
    const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' });
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });

const UNOPENED: ChartFile = { points: [], rows: [], refused: { code: 'unopened' } };

const readIn = (worker: Worker, file: File, choices: Choices) =>
  new Promise<ChartFile>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<ChartFile>) => resolve(data);
    worker.onerror = () => resolve(UNOPENED);
    worker.postMessage({ file, choices });
  });

function faultText(texts: Texts, { code, column, line, ...values }: RowFault): string {
  const given = { wanted: '', ...values, column: column ? texts.form.points[column] : '' };
  return say(texts.formatError, { line: `${line}`, what: say(texts.faults[code], given) });
}

const isWaiting = ({ value }: Point) => value === null;

const UNITS = { m: 'minute', h: 'hour', D: 'day', W: 'week', M: 'month' } as const;

/** @returns `15 minutes` */
function lengthText(step: number): string {
  if (step % MINUTE_MS !== 0) return formatLength(step / 1000, 'second', pageLocale());
  const name = timeframeName(step);
  const unit = UNITS[name.slice(-1) as keyof typeof UNITS];
  return formatLength(Number.parseInt(name, 10), unit, pageLocale());
}

const dateForm = (hasClock: boolean) =>
  new Intl.DateTimeFormat(pageLocale(), {
    ...({ year: 'numeric', month: 'long', day: 'numeric' } as const),
    ...(hasClock ? ({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const) : {}),
    timeZone: 'UTC',
  });

/** @returns what the chart shows and the first error, or why there is no chart yet */
export function resultText(
  texts: Texts,
  name: string,
  { points, bars, refused }: ChartFile,
): string {
  const fault = (bars ?? refused)?.fault;
  const first = fault ? ` ${faultText(texts, fault)}` : '';
  if (refused) {
    const { code, step } = refused;
    const values = {
      ...{ got: '', count: 0, leftOut: 0, ...refused, name, wanted: texts.wanted },
      length: step ? lengthText(step) : '',
      least: MIN_CHART_BARS,
      most: MAX_FILE_BYTES / 1_000_000,
    };
    return say(texts.unreadable[code], values) + first;
  }
  if (!bars) return say(texts.open, { name, count: points.filter(isWaiting).length });
  const { table, step, leftOut } = bars;
  const shown = [...barsOf(table, 0, 1), ...barsOf(table, barCount(table) - 1)];
  const [{ time: from = 0 } = {}, { time: to = 0 } = {}] = shown;
  const line = say(texts.understood, {
    ...{ name, count: barCount(table), length: lengthText(step) },
    range: dateForm(step < DAY_MS || from % DAY_MS !== 0).formatRange(from, to),
  });
  return fault ? `${line} ${say(texts.leftOut, { count: leftOut })}${first}` : line;
}

/** Reads a file, shows how, and reads it again with the visitor's corrections.
 * @param onSource stable across renders */
export function FileNote({
  given,
  change,
  onSource,
}: {
  given: GivenFile;
  change: Change;
  onSource: (source: Source) => void;
}) {
  const { demoFile: texts, demoWords } = usePlayerTexts();
  const [isLate, setIsLate] = useState(false);
  const fail = useFail();
  const { file, corrections, read } = given;
  useEffect(() => {
    if (given.isRead) return;
    const { file, corrections } = given;
    const stop = new AbortController();
    async function load() {
      const worker = await loadPart(startWorker, () => setIsLate(true));
      stop.signal.addEventListener('abort', () => worker.terminate());
      if (stop.signal.aborted) return worker.terminate();
      setIsLate(false);
      const found = await readIn(worker, file, corrections);
      worker.terminate();
      const source = found.bars ? await fileSource(found.bars, slicesOfPage()) : null;
      if (stop.signal.aborted) return;
      change({ given: { ...given, read: found, isRead: true } });
      if (source) onSource(source);
    }
    load().catch(fail);
    return () => stop.abort();
  }, [given, change, onSource, fail]);
  const waiting = isLate ? demoWords.late.slow : say(texts.reading, { name: file.name });
  return (
    <div className="demo-file">
      <div className="-me-3 flex items-start gap-3">
        <p role="status">{read && !isLate ? resultText(texts, file.name, read) : waiting}</p>
        <IconButton
          name={texts.close}
          icon={X}
          className="flex-none"
          onClick={() => change({ given: null })}
        />
      </div>
      {read && read.rows.length > 0 ? (
        <ReadingForm
          {...read}
          texts={texts.form}
          locale={pageLocale()}
          onChange={(name, value) =>
            change({
              given: { ...given, corrections: { ...corrections, [name]: value }, isRead: false },
            })
          }
        />
      ) : null}
    </div>
  );
}
