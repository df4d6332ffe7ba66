'use client';

import { Actions } from '@/components/ui/links';
import { SitePicture } from '@/components/ui/picture';
import type { SectionPlace } from '@/components/ui/section';
import { joinSentences, noBreak } from '@/lib/text/sentences';
import type { ClosingProps } from './closing-props';

export function ClosingSection({
  texts: { title, primary, secondary, note },
  picture,
  theme,
  drawings,
}: ClosingProps & SectionPlace) {
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      data-theme={theme}
      className="closing mt-12 lg:mt-20"
    >
      <div className="frame">
        <h2 id="closing-title">{title}</h2>
        <Actions primary={primary} secondary={secondary} />
        <p className="mt-4 text-small text-muted">{noBreak(note)}</p>
      </div>
      <figure>
        <SitePicture picture={picture} folder={drawings} />
        {picture.captions.length > 0 ? (
          <figcaption className="frame py-3 text-caption text-muted">
            {joinSentences(picture.captions)}
          </figcaption>
        ) : null}
      </figure>
    </section>
  );
}
