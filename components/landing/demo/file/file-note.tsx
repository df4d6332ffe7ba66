import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/landing/demo/controls';
import { type PlayerTexts, pageLocale, say, usePlayerTexts } from '@/components/landing/demo/say';
import { slicesOfPage } from '@/components/landing/demo/use-demo';
import { DAY_MS, MINUTE_MS, timeframeName } from '@/engine/market/bar';
import type { FileBars, RowFault, Unreadable } from '@/engine/market/file/read';
import { barsOf, fileSource, MAX_FILE_BYTES, TABLE_WIDTH } from '@/engine/market/file/table';
import type { Source } from '@/engine/replay/source';
import { setLost } from '@/lib/browser/retry';
import { formatLength, formatList, formatNumber } from '@/lib/text/format';

type Result = FileBars | Unreadable;
type Texts = PlayerTexts['demoFile'];

/** Reads a file in a worker. Fails in a browser without workers. */
function readInWorker(file: File, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => worker.terminate());
    worker.onerror = (error) => {
      setLost(readInWorker, true);
      reject(error);
    };
    worker.onmessage = ({ data }: MessageEvent<Result>) => {
      setLost(readInWorker, false);
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(file);
  });
}

function faultText(texts: Texts, { code, column, line, ...values }: RowFault): string {
  const given = { wanted: '', ...values, column: column ? texts.columns[column] : '' };
  return say(texts.formatError, { line: `${line}`, what: say(texts.faults[code], given) });
}

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

/** @returns how a file was read and its first error, or why it cannot be shown */
export function resultText(texts: Texts, name: string, result: Result): string {
  const fault = 'fault' in result && result.fault ? ` ${faultText(texts, result.fault)}` : '';
  if ('code' in result) {
    const { code, step, column, could = [] } = result;
    const dates = could.map((ms) => dateForm(false).format(ms));
    const values = {
      ...{ got: '', count: 0, leftOut: 0, ...result, name, wanted: texts.wanted },
      column: column ? texts.columns[column] : '',
      could: formatList(dates, pageLocale(), 'disjunction'),
      length: step ? lengthText(step) : '',
      most: MAX_FILE_BYTES / 1_000_000,
    };
    return say(texts.unreadable[code], values) + fault;
  }
  const { table, step, prices, leftOut } = result;
  const bars = [...barsOf(table, 0, 1), ...barsOf(table, table.length / TABLE_WIDTH - 1)];
  const [{ time: from = 0, close = 0 } = {}, { time: to = 0 } = {}] = bars;
  const line = say(texts.understood, {
    ...{ name, count: table.length / TABLE_WIDTH, length: lengthText(step) },
    range: dateForm(step < DAY_MS || from % DAY_MS !== 0).formatRange(from, to),
    close: formatNumber(close, pageLocale(), prices.digits),
    notes: result.notes.map(({ code, got = '' }) => say(texts.notes[code], { got })).join(', '),
  });
  return fault ? `${line} ${say(texts.leftOut, { count: leftOut })}${fault}` : line;
}

/** Shows how a file was read, or why it cannot be shown. @param onSource stable across renders */
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
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    async function read() {
      const refused = (): Result => ({ code: 'unopened' });
      const found = await readInWorker(file, stop.signal).catch(refused);
      const source = 'table' in found ? await fileSource(found, slicesOfPage()) : null;
      if (stop.signal.aborted) return;
      setResult(found);
      if (source) onSource(source);
    }
    read();
    return () => stop.abort();
  }, [file, onSource]);
  const reading = say(texts.reading, { name: file.name });
  return (
    <div className="demo-note demo-file">
      <p role="status">{result ? resultText(texts, file.name, result) : reading}</p>
      <IconButton name={texts.close} icon={X} onClick={onClose} />
    </div>
  );
}
