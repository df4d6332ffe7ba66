import type { demoWords } from '@/content/demo';
import { fill } from '@/lib/text/fill';
import type { Demo } from './schema';

type Said = (typeof demoWords)['said'];

/** Matches when the charts are side by side (see `demo.css`). */
export const PAIR_QUERY = '(width >= 64rem)';

/** The id of the line that says which bar is shown, or what is being computed. */
export const MOMENT = 'demo-moment';

export interface ProofProps {
  exhibits: readonly {
    count: string;
    all: string;
    name: string;
    chart: React.ReactNode;
  }[];
  newest: string;
  verdict: string;
  /** What waiting for confirmation costs; null in a rewritten future. */
  cost: string | null;
  /** The replay's current bar, and the check result. */
  moment: readonly string[];
  /** The controls directly below the charts. */
  children: React.ReactNode;
}

export interface ExhibitsProps {
  figures: Demo['figures'];
  /** Shown until the charts are painted. */
  pictures: readonly React.ReactNode[];
  Proof: React.ComponentType<ProofProps>;
}

/** Returns what follows the number of our marks that changed. */
export const ownWords = (
  said: Said,
  { own }: Demo['figures'],
  count: number,
  locale: string,
): string => (count === 0 ? said.noMarks : fill(own.text, { count }, locale));

/** Returns what remains to say of the zigzag and of our marks, after `said.newest`. */
export function verdictWords(
  said: Said,
  {
    standing,
    moved,
    confirmed,
    changed,
  }: Record<'standing' | 'moved' | 'confirmed' | 'changed', number>,
  locale: string,
): string {
  const kept = confirmed === 0 ? said.noneYet : said.kept;
  const ours = changed === 0 ? kept : fill(said.changed, { count: changed }, locale);
  return standing === 0 ? ours : `${fill(said.moved, { moved, count: standing }, locale)} ${ours}`;
}

/** Shows the charts, their counts, the first controls and the verdict, before and during the demo. */
export function Proof({ exhibits, newest, verdict, cost, moment, children }: ProofProps) {
  return (
    <>
      {exhibits.map(({ count, all, name, chart }) => (
        <figure key={name}>
          <figcaption>
            <strong>{count}</strong>
            <b>{all}</b>
            <span>{name}</span>
          </figcaption>
          <div className="demo-view">{chart}</div>
        </figure>
      ))}
      <div className="demo-bar">{children}</div>
      <div className="demo-verdict">
        <p>
          <strong>{newest}</strong> {verdict}
        </p>
        {cost ? <p>{cost}</p> : null}
        <p id={MOMENT}>
          {moment.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
    </>
  );
}
