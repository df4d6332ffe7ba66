'use client';

import { DrawnAxis, DrawnPicture, Icon } from '@/components/ui/picture';
import { type DrawnSectionProps, Section, SectionHeading } from '@/components/ui/section';
import type { Indicators } from '@/content/schemas/landing';
import { imageVariants, OWN_PICTURES } from '@/lib/pictures/picture-size';

type Folded = Omit<Indicators, 'items' | 'more'> & {
  items: readonly (Indicators['items'][number] & { more: string })[];
};

export function IndicatorsSection({
  content,
  position,
  theme,
  drawings,
}: DrawnSectionProps<Folded>) {
  const { featureIcons, caption, items, ...heading } = content;
  return (
    <Section id="indicators" theme={theme} position={position}>
      <SectionHeading id="indicators" position={position} {...heading} />
      <div className="panels" data-sparse={items.length < 3 || undefined}>
        {items.map(({ id, title, name, description, type, features, more, image }) => (
          <article key={id} aria-labelledby={`indicator-${id}`}>
            <figure>
              <figcaption className={image.drawing ? undefined : 'static!'}>{name}</figcaption>
              {image.drawing ? (
                <>
                  <DrawnPicture
                    picture={{ drawing: image.drawing, alt: image.alt }}
                    folder={drawings}
                  />
                  <DrawnAxis folder={drawings} height={imageVariants(image.drawing)[0].height} />
                </>
              ) : (
                <img
                  src={`${OWN_PICTURES}${image.file}`}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                  loading="lazy"
                  className="h-auto w-[calc(100%+41px)] border-0! @min-[58rem]:w-[calc(100%-16px)]"
                />
              )}
            </figure>
            <div className="panel-words">
              <h3 id={`indicator-${id}`} className="font-serif text-title">
                {title}
              </h3>
              <p className="chip mt-1 self-start text-muted">{type}</p>
              <p className="mt-2 mb-4 text-muted">{description}</p>
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
      <p className="mt-5 text-caption text-muted">{caption}</p>
    </Section>
  );
}
