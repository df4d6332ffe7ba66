'use client';

import { Actions } from '@/components/ui/actions';
import { Icon } from '@/components/ui/icon';
import { DrawnPicture } from '@/components/ui/picture';
import { CoordinateLabel, type DrawnSectionProps } from '@/components/ui/section';
import type { Home } from '@/content/schemas/landing';
import type { startingPrice } from '@/lib/plans/texts';
import { joinSentences, noBreak, separatorAfter } from '@/lib/text/sentences';

/** The first view: what it is, what it costs, the way on, and a real chart with the count of what it has kept to. */
export function HomeSection({
  content,
  ledger,
  anchor: { from, price, rest },
  drawings,
  ground,
}: Omit<DrawnSectionProps<Omit<Home, 'price'>>, 'position' | 'locale'> & {
  /** What the demo counts after the last bar of the picture; the last says what changed. */
  ledger: readonly string[];
  anchor: ReturnType<typeof startingPrice>;
}) {
  const { label, headline, emphasis, intro, primary, secondary, picture, test, risk, points } =
    content;
  return (
    <section id="home" aria-labelledby="home-title" data-ground={ground} className="home frame">
      <div className="home-lead">
        <CoordinateLabel>{label}</CoordinateLabel>
        <h1 id="home-title">
          {headline}
          {separatorAfter(headline)}
          <em className="font-serif-italic text-accent not-italic">{emphasis}</em>
        </h1>
        <p className="mb-6 max-w-[34rem] text-lead text-muted">{intro}</p>
        <Actions primary={primary} secondary={secondary} />
        <p className="mt-4 text-caption text-muted">
          {from}
          <strong className="text-ink">{price}</strong>
          {noBreak(rest)}
        </p>
      </div>
      <figure className="home-chart">
        <DrawnPicture picture={picture} folder={drawings} isEager isLive />
        {test ? (
          <p className="home-ledger">
            {ledger.map((count) => (
              <span key={count}>{count}</span>
            ))}
            <a href={test.href}>{test.name}</a>
          </p>
        ) : null}
        <figcaption className="px-4 pt-2 lg:px-0">
          {joinSentences([picture.caption, risk])}
        </figcaption>
      </figure>
      {points.length > 0 ? (
        <ul className="home-points">
          {points.map(({ id, title, text, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
