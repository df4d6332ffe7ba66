import { type ReactNode, useState } from 'react';
import { demoWords, glossary } from '@/content/demo';
import type { Mark } from '@/engine/indicators/indicator';
import type { IndicatorId } from '@/engine/indicators/suite';
import type { Player } from '@/engine/replay/player';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { termOf } from './event-list';
import { markWords } from './reading';
import { useSnapshot } from './use-demo';

const { keys, mark: words } = demoWords;

/** Terms of one indicator alone. */
const TERMS_OF: Readonly<Record<string, IndicatorId>> = {
  zone: 'zones',
  trend: 'zones',
  session: 'sessions',
  'opening-range': 'sessions',
  level: 'sessions',
};
const TERMS = glossary.filter(({ id }) => {
  const { [id]: indicator } = TERMS_OF;
  return !indicator || SOLD_INDICATORS.includes(indicator);
});

/** What a mark is, where it lies, when it was known, and by which rule. */
export function MarkCard({
  player,
  mark,
  isSaid,
}: {
  player: Player;
  mark: Mark | null;
  /** Whether it is read out; not what merely lies under a pointer, nor what the chart itself says. */
  isSaid: boolean;
}) {
  const { recording, position, source, timeframe } = useSnapshot(player, 'list');
  if (!mark)
    return (
      <section aria-label={words.title} className="demo-card">
        <p>{words.hint}</p>
      </section>
    );
  const standing = recording.at(position, mark.at).standings.find((one) => one.mark.id === mark.id);
  const chart = { prices: source.prices, step: timeframe };
  const { what, when } = markWords(mark, chart, standing);
  const rule = glossary.find(({ id }) => id === termOf(mark));
  return (
    <section aria-label={words.title} className="demo-card">
      <p className="font-semibold text-ink">{what}</p>
      <p className="font-mono">{when}</p>
      <p>
        <b className="font-semibold text-ink">{rule?.term}.</b> {rule?.meaning}
      </p>
      <p role="status" className="sr-only">
        {isSaid ? `${what}. ${when} ${rule?.meaning}` : ''}
      </p>
    </section>
  );
}

/** What is there for who asks for it; one part of it is open at a time. */
export function More({
  parts,
}: {
  parts: readonly { readonly title: string; readonly content: ReactNode }[];
}) {
  const [open, setOpen] = useState<string | null>(null);
  const part = parts.find(({ title }) => title === open);
  return (
    <div>
      <div className="demo-joined">
        {parts.map(({ title }) => (
          <button
            key={title}
            type="button"
            className="demo-button"
            aria-expanded={title === open}
            onClick={() => setOpen(title === open ? null : title)}
          >
            {title}
          </button>
        ))}
      </div>
      {part ? <div className="demo-more">{part.content}</div> : null}
    </div>
  );
}

/** The terms on the charts, each with what it means. */
export function Terms() {
  return (
    <dl>
      {TERMS.map(({ id, term, meaning }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What keys, wheel and fingers do. */
export function Keys() {
  return (
    <dl>
      {keys.rows.map(({ keys: pressed, does }) => (
        <div key={pressed}>
          <dt>{pressed}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
