'use client';

import { LinkedText } from '@/components/ui/links';
import { DrawnAxis, Icon, SitePicture } from '@/components/ui/picture';
import { Section, SectionHeading, type SectionPlace } from '@/components/ui/section';
import { imageVariants } from '@/lib/pictures/picture-size';
import { formatList } from '@/lib/text/format';
import { joinSentences } from '@/lib/text/sentences';
import type { IndicatorsProps } from './indicators-props';

type Items = IndicatorsProps['texts']['items'];

/** Names the panels that a caption is about, unless it is about all. */
function captionsOf(items: Items, locale: string): string[] {
  const captionOf = ({ image }: Items[number]) => joinSentences(image.captions);
  return [...new Set(items.map(captionOf))].filter(Boolean).map((caption) => {
    const about = items.filter((item) => captionOf(item) === caption);
    if (about.length === items.length) return caption;
    return `${formatList(
      about.map(({ name }) => name),
      locale,
    )} · ${caption}`;
  });
}

export function IndicatorsSection({
  texts,
  theme,
  locale,
  drawings,
}: IndicatorsProps & SectionPlace) {
  const { title, intro, featureIcons, items } = texts;
  return (
    <Section id="indicators" theme={theme}>
      <SectionHeading id="indicators" title={title} intro={intro} />
      <div className="panels" data-sparse={items.length < 3 || undefined}>
        {items.map(({ id, title, name, description, type, features, more, image, guide }) => (
          <article key={id} aria-labelledby={`indicator-${id}`}>
            <figure>
              <figcaption>{name}</figcaption>
              <SitePicture picture={image} folder={drawings} />
              {image.drawing ? (
                <DrawnAxis folder={drawings} height={imageVariants(image.drawing)[0].height} />
              ) : null}
            </figure>
            <div className="panel-words">
              <h3 id={`indicator-${id}`} className="font-serif text-title">
                {title}
              </h3>
              <p className="panel-type">{type}</p>
              <p className="mt-2 mb-4 text-muted">
                <LinkedText text={description} link={guide} />
              </p>
              {featureIcons.length > 0 ? (
                <ul>
                  {featureIcons.slice(0, features.length).map((icon, index) => (
                    <li key={features[index]}>
                      <Icon name={icon} />
                      {features[index]}
                    </li>
                  ))}
                </ul>
              ) : null}
              {features.length > featureIcons.length ? (
                <details>
                  <summary>
                    {more}
                    <span className="sr-only">: {title}</span>
                  </summary>
                  <ul>
                    {features.slice(featureIcons.length).map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </div>
          </article>
        ))}
      </div>
      <div className="mt-5 text-caption text-muted">
        {captionsOf(items, locale).map((caption) => (
          <p key={caption}>{caption}</p>
        ))}
      </div>
    </Section>
  );
}
