import type { PointName } from 'repaint-check/read';
import { ReadingForm } from '@/components/landing/demo/file/reading-form';
import type { demoFile } from '@/content/demo-details';
import { fill } from '@/lib/text/fill';
import { messageText, type Words } from './report';
import type { ListedFile } from './use-check';

/** What the demo says of a file. */
export type FileTexts = Pick<typeof demoFile, 'form' | 'faults' | 'formatError'>;

/** Says how a file was read, or why not, and lets the visitor correct or remove it. */
export function FileEntry({
  file: { name, reading },
  words,
  fileTexts,
  onRemove,
  onChange,
}: {
  file: ListedFile;
  words: Words;
  fileTexts: FileTexts;
  onRemove: () => void;
  onChange: (name: PointName, value: string) => void;
}) {
  const { texts, locale } = words;
  const { bars = null, points = [], rows = [], refused, problems = [] } = reading ?? {};
  const open = points.filter(({ value }) => value === null).length;
  const fault = refused?.fault;
  const line = fault && {
    line: `${fault.line}`,
    what: fill(fileTexts.faults[fault.code], {
      ...{ wanted: '', ...fault, line: '' },
      column: fault.column ? fileTexts.form.points[fault.column] : '',
    }),
  };
  const asks = fill<typeof texts.asks>(texts.asks, { name, count: open }, locale);
  const sentences = [
    ...(bars === null ? [] : [fill<typeof texts.bars>(texts.bars, { count: bars }, locale)]),
    ...problems.map((message) => (message.code === 'open' ? asks : messageText(words, message))),
    ...(line ? [fill(fileTexts.formatError, line)] : []),
    ...(refused ? [texts.unread] : []),
  ];
  return (
    <li className="border-hairline border-b py-2">
      <div className="flex items-start gap-3">
        <p className="min-w-0 max-w-none flex-1 py-2 text-small wrap-anywhere">
          {problems.length > 0 ? null : <b>{name}</b>}{' '}
          <span role="status">{sentences.join(' ')}</span>
        </p>
        <button
          type="button"
          className="icon-button flex-none"
          aria-label={fill(texts.remove, { name })}
          title={fill(texts.remove, { name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {rows.length > 0 && !refused ? (
        <ReadingForm {...{ points, rows, locale, onChange }} texts={fileTexts.form} />
      ) : null}
    </li>
  );
}
