import type { ComponentProps, ReactNode } from 'react';
import { DocumentPage } from '@/components/documents/document-page';
import { Island } from '@/components/ui/island';
import { InlineLinks } from '@/components/ui/links';
import { content } from '@/lib/content/content';
import { indexCounts, isOwn, shownRows } from '@/lib/pages/repaint-index';
import { FAMILIES, type IndexResults, type IndexRow } from '@/lib/schemas/repaint-index';
import type { Route } from '@/lib/schemas/site';
import { fill } from '@/lib/text/fill';
import { formatDate, formatList, formatNumber } from '@/lib/text/format';
import { IndexFinder } from './index-finder';

const { indicators, repaintIndex: words, site } = content;
const { columns: heads, groups } = words;

const number = (value: number) => formatNumber(value, site.locale);

const nameOf = ({ id, name }: IndexRow) =>
  id in words.own ? words.own[id as keyof typeof words.own] : name;

function Table({ of, names, children }: { of: string; names: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has the focus
    // biome-ignore lint/a11y/useSemanticElements: not a form
    <div className="table-scroll" role="group" tabIndex={0} aria-labelledby={of}>
      <table className="index-table">
        <thead>
          <tr>
            {names.map((head, index) => (
              <th key={head} scope="col" data-align={index > 0 ? 'right' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

const Name = (row: IndexRow) => <th scope="row">{isOwn(row) ? <b>{nameOf(row)}</b> : row.name}</th>;

function exampleOf({ example }: IndexRow): string {
  if (!example) return '';
  const { from, to, ...place } = example;
  const said = { from: from ?? words.nothing, to: to ?? words.nothing };
  return fill(words.example, { ...place, ...said }, site.locale);
}

/** An indicator that changed something or came late: its numbers, then what it was, with a case. */
function TellingRows({
  row,
  numbers,
}: {
  row: IndexRow;
  /** By what they count. */
  numbers: Readonly<Record<string, string>>;
}) {
  const { columns = [] } = row;
  const counts = Object.entries(numbers);
  return (
    <tbody id={row.id}>
      <tr>
        <Name {...row} />
        {counts.map(([what, text]) => (
          <td key={what} data-align="right">
            {text}
          </td>
        ))}
      </tr>
      <tr>
        <td colSpan={counts.length + 1}>
          {columns.length > 1 ? `${columns.join(', ')}. ` : ''}
          {exampleOf(row)}
        </td>
      </tr>
    </tbody>
  );
}

function delayText({ delay }: IndexRow): string {
  if (!delay) return '';
  const { least, most } = delay;
  return least === most ? number(most) : fill(words.bars, { least, most }, site.locale);
}

/** The indicators without a change, by what they mark. */
function SameRows({ rows }: { rows: readonly IndexRow[] }) {
  return FAMILIES.map((family) => {
    const inside = rows.filter((row) => row.family === family);
    return inside.length === 0 ? null : (
      <tbody key={family}>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            {words.families[family]}
          </th>
        </tr>
        {inside.map((row) => (
          <tr key={row.id} id={row.id}>
            <Name {...row} />
            <td data-align="right">{number(row.compared)}</td>
          </tr>
        ))}
      </tbody>
    );
  });
}

function Part({
  id,
  title,
  intro,
  children,
}: {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      {intro ? <p>{intro}</p> : null}
      {children}
    </>
  );
}

export function IndexPage({
  route,
  results,
  ...frame
}: { route: Route; results: IndexResults } & Pick<
  ComponentProps<typeof DocumentPage>,
  'texts' | 'updated' | 'path'
>) {
  const sold = indicators.items.flatMap(({ draws }) => draws ?? []);
  const rows = shownRows(results, sold);
  const having = (verdict: IndexRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const { families } = indexCounts(results);
  const { packages, date, seeds, markets, bars, every } = results;
  const named = packages.map(({ name, version }) => `${name} ${version}`);
  const facts = {
    packages: formatList(named, site.locale),
    date: formatDate(date, site.locale),
    seeds: formatList(seeds.map(String), site.locale),
    ...{ bars, every },
  };
  const parts = [
    ['method', words.method.title],
    ['families', words.families.title],
    ...(['changed', 'late', 'same', 'none'] as const).map((id) => [id, groups[id].title]),
    ['limits', words.limits.title],
    ['redo', words.redo.title],
    ['wrong', words.wrong.title],
  ].map(([id = '', title = '']) => ({ id, title }));
  return (
    <DocumentPage title={route.headline} summary={words.summary} contents={parts} {...frame}>
      <div className="document-text text-muted">
        <Part id="method" title={words.method.title}>
          <ol>
            {words.method.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </Part>
        <Part id="families" title={words.families.title} intro={words.families.intro}>
          <Table of="families" names={[heads.family, heads.changed, heads.late, heads.same]}>
            <tbody>
              {families.map(({ family, changed, late, same }) => (
                <tr key={family}>
                  <th scope="row">{words.families[family]}</th>
                  {Object.entries({ changed, late, same }).map(([verdict, count]) => (
                    <td key={verdict} data-align="right">
                      {number(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
          <p>{words.own.note}</p>
        </Part>
        <Island name="finder" view={IndexFinder} props={{ ...words.find, locale: site.locale }} />
        <Part id="changed" {...groups.changed}>
          <Table of="changed" names={[heads.indicator, heads.changed, heads.removed, heads.back]}>
            {having('changed').map((row) => (
              <TellingRows
                key={row.id}
                row={row}
                numbers={{
                  changed: number(row.changed),
                  removed: number(row.removed),
                  back: number(row.back ?? 0),
                }}
              />
            ))}
          </Table>
        </Part>
        <Part id="late" {...groups.late}>
          <Table of="late" names={[heads.indicator, heads.late, heads.delay]}>
            {having('late').map((row) => (
              <TellingRows
                key={row.id}
                row={row}
                numbers={{ late: number(row.late), delay: delayText(row) }}
              />
            ))}
          </Table>
        </Part>
        <Part id="same" {...groups.same}>
          <Table of="same" names={[heads.indicator, heads.compared]}>
            <SameRows rows={having('same')} />
          </Table>
        </Part>
        <Part id="none" {...groups.none}>
          <p>{formatList(having('none').map(nameOf), site.locale)}</p>
        </Part>
        <Part id="limits" title={words.limits.title}>
          <ul>
            {words.limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
        <Part id="redo" title={words.redo.title} intro={fill(words.redo.text, facts, site.locale)}>
          <ul>
            {markets.map((market) => (
              <li key={market}>
                <a href={`/prices/${market}.csv`} className="text-link inline-block py-2.5">
                  {words.redo.prices}: {market}
                </a>
              </li>
            ))}
          </ul>
        </Part>
        <Part id="wrong" title={words.wrong.title}>
          <p>
            <InlineLinks text={words.wrong.text} />
          </p>
        </Part>
      </div>
    </DocumentPage>
  );
}
