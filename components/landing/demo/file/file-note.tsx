import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Choices, Point, RowFault } from 'repaint-check/read';
import { barCount, barsOf, MAX_FILE_BYTES } from 'repaint-check/table';
import { IconButton } from '@/components/landing/demo/controls';
import { type PlayerTexts, pageLocale, say, usePlayerTexts } from '@/components/landing/demo/say';
import { slicesOfPage, useFail } from '@/components/landing/demo/use-demo';
import { DAY_MS, MIN_CHART_BARS, MINUTE_MS, timeframeName } from '@/engine/market/bar';
import type { Source } from '@/engine/replay/source';
import { setLost } from '@/lib/browser/retry';
import { formatLength } from '@/lib/text/format';
import type { ChartFile } from './chart-file';
import { fileSource } from './file-source';
import { ReadingForm } from './reading-form';

type Texts = PlayerTexts['demoFile'];

/** Reads a file in a worker. Fails in a browser without workers. */
function readInWorker(file: File, choices: Choices, signal: AbortSignal): Promise<ChartFile> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.onerror = (error) => {
      setLost(readInWorker, true);
      reject(error);
    };
    worker.onmessage = ({ data }: MessageEvent<ChartFile>) => {
      setLost(readInWorker, false);
      worker.terminate();
      resolve(data);
    };
    worker.postMessage({ file, choices });
  });
}

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
  file,
  onSource,
  onClose,
}: {
  file: File;
  onSource: (source: Source) => void;
  onClose: () => void;
}) {
  const { demoFile: texts } = usePlayerTexts();
  const fail = useFail();
  const [read, setRead] = useState<ChartFile | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => {
    const stop = new AbortController();
    async function load() {
      const failed = (): ChartFile => ({ points: [], rows: [], refused: { code: 'unopened' } });
      const found = await readInWorker(file, choices, stop.signal).catch(failed);
      const source = found.bars ? await fileSource(found.bars, slicesOfPage()) : null;
      if (stop.signal.aborted) return;
      setRead(found);
      if (source) onSource(source);
    }
    load().catch(fail);
    return () => stop.abort();
  }, [file, choices, onSource, fail]);
  const reading = say(texts.reading, { name: file.name });
  return (
    <div className="demo-note demo-file">
      <div>
        <p role="status">{read ? resultText(texts, file.name, read) : reading}</p>
        {read && read.rows.length > 0 ? (
          <ReadingForm
            {...read}
            texts={texts.form}
            locale={pageLocale()}
            onChange={(name, value) => setChoices({ ...choices, [name]: value })}
          />
        ) : null}
      </div>
      <IconButton name={texts.close} icon={X} onClick={onClose} />
    </div>
  );
}
