import type { ReactNode } from 'react';
import { demoFile } from '@/content/demo';
import { COLUMN_NAMES, type ColumnName } from '@/engine/market/file/header';
import type { FileResult } from '@/engine/market/file/read';
import type { Corrections, Layout } from '@/engine/market/file/shape';
import { DATE_ORDERS, type DateOrder } from '@/engine/market/file/time';
import { SERVER_ZONE } from '@/engine/market/file/zone';
import { say } from '@/lib/browser/say';
import { zoneName } from './file-words';

const { form: words, change } = demoFile;

/** Those that most files are written in, that of the visitor among them, then all others. */
function zonesOf(current: string): string[] {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const likely = ['UTC', SERVER_ZONE, 'America/New_York', timeZone, current];
  return [...new Set([...likely, ...Intl.supportedValuesOf('timeZone')])];
}

function Field({
  name,
  value,
  onChange,
  children,
}: {
  name: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className="grid min-w-0 gap-1 text-caption text-muted">
      {name}
      <select
        className="demo-button w-full"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}

/** Volume is not drawn. */
const ASKED = COLUMN_NAMES.filter((name) => name !== 'volume');

/** What no column has. */
const NONE = -1;

function ColumnFields({
  layout: { names, columns },
  onChange,
}: {
  layout: Layout;
  onChange: (columns: Layout['columns']) => void;
}) {
  function choose(name: ColumnName, index: number) {
    const { [name]: _, ...others } = columns;
    onChange(index === NONE ? others : { ...others, [name]: index });
  }
  const options = names.map((title, index) => ({
    index,
    label: say(words.column, { number: `${index + 1}`, name: title }),
  }));
  return ASKED.map((name) => (
    <Field
      key={name}
      name={words.columns[name]}
      value={columns[name] ?? NONE}
      onChange={(value) => choose(name, Number(value))}
    >
      {columns[name] === undefined || name === 'clock' ? (
        <option value={NONE}>{words.none}</option>
      ) : null}
      {options.map(({ index, label }) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </Field>
  ));
}

/** @returns the table that a result was read from, where there is one to choose columns of */
function layoutOf(result: FileResult): Layout | null {
  if (result.kind === 'bars') return result.understood.layout;
  return 'layout' in result ? result.layout : null;
}

/** Corrects the clock, the order of dates and the columns that a file was read by; each choice has it read anew. */
export function FileForm({
  result,
  corrections,
  onChange,
}: {
  result: FileResult;
  corrections: Corrections;
  onChange: (changed: Corrections) => void;
}) {
  const layout = layoutOf(result);
  if (!layout) return null;
  const understood = result.kind === 'bars' ? result.understood : null;
  const isTold = understood && ['written', 'days'].includes(understood.zoneFrom);
  const zone = corrections.zone ?? understood?.zone ?? 'UTC';
  return (
    <details>
      <summary className="demo-button">{change}</summary>
      <div className="demo-file-form">
        {isTold ? null : (
          <Field name={words.zone} value={zone} onChange={(value) => onChange({ zone: value })}>
            {zonesOf(zone).map((name) => (
              <option key={name} value={name}>
                {zoneName(name)}
              </option>
            ))}
          </Field>
        )}
        {understood && !understood.hasOrder ? null : (
          <Field
            name={words.order}
            value={corrections.order ?? understood?.order ?? 'day-first'}
            onChange={(value) => onChange({ order: value as DateOrder })}
          >
            {DATE_ORDERS.map((order) => (
              <option key={order} value={order}>
                {words.orders[order]}
              </option>
            ))}
          </Field>
        )}
        <ColumnFields layout={layout} onChange={(columns) => onChange({ columns })} />
      </div>
    </details>
  );
}
