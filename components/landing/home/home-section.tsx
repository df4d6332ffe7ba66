'use client';

import { NoticePlace } from '@/components/landing/notices/notice-place';
import { Actions } from '@/components/ui/links';
import { Icon, MOVING_WITH_MOUSE, SitePicture } from '@/components/ui/picture';
import type { SectionPlace } from '@/components/ui/section';
import { joinSentences, noBreak, separatorAfter } from '@/lib/text/sentences';
import type { HomeProps } from './home-props';

export function HomeSection({
  texts,
  notices,
  picture,
  proof,
  anchor: { from, price, rest },
  drawings,
  theme,
}: HomeProps & Pick<SectionPlace, 'theme'>) {
  const { headline, emphasis, intro, primary, secondary, test, risk, points } = texts;
  const captions = picture.captions.map((text) => (/\p{P}$/u.test(text) ? text : `${text}.`));
  return (
    <section id="home" aria-labelledby="home-title" data-theme={theme} className="home frame">
      <div className="self-center">
        {notices ? <NoticePlace texts={notices} /> : null}
        <h1 id="home-title" className="mb-3 max-w-[11em] font-serif text-hero lg:mb-5">
          {headline}
          {separatorAfter(headline)}
          <em className="text-accent not-italic">{emphasis}</em>
        </h1>
        <p className="mb-4 max-w-[34rem] text-lead text-muted lg:mb-6">{intro}</p>
        <Actions primary={primary} secondary={secondary} />
        <p className="mt-3 text-small text-balance text-muted lg:mt-4">
          {from}
          <strong className="text-ink">{price.replaceAll(' ', '\u00a0')}</strong>
          {noBreak(rest)}
        </p>
      </div>
      <figure className="home-chart">
        {test && picture.drawing ? (
          <p className="home-proof">
            {proof.map(({ texts: [before, after], number }) => (
              <span key={after}>
                {before}
                <b>{number}</b>
                {after}{' '}
              </span>
            ))}
            <a href={test.href} className="text-link">
              {test.name}
            </a>
          </p>
        ) : null}
        <SitePicture picture={picture} folder={drawings} isEager live={MOVING_WITH_MOUSE} />
        <figcaption className="order-2 max-w-[32em] px-(--gutter) pt-2 lg:px-0">
          {joinSentences([...captions, risk])}
        </figcaption>
      </figure>
      {points.length > 0 ? (
        <ul className="home-points">
          {points.map(({ id, title, text, icon, href }) => (
            <li key={id}>
              <Icon name={icon} />
              <h2>{title}</h2>
              <p>
                {href ? (
                  <a href={href} className="-my-[13px] text-link inline-block py-[13px]">
                    {text}
                  </a>
                ) : (
                  text
                )}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
