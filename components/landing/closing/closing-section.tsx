'use client';

import { Actions } from '@/components/ui/actions';
import { DrawnPicture } from '@/components/ui/picture';
import { CoordinateLabel, type DrawnSectionProps, partName } from '@/components/ui/section';
import type { Closing } from '@/content/schemas/landing';

/** The last word, over the empty corner of a chart in which price leaves its range. */
export function ClosingSection({
  content: { label, title, emphasis, primary, secondary, picture },
  position,
  ground,
  drawings,
}: DrawnSectionProps<Closing>) {
  const [before, after] = title.split(emphasis);
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      data-ground={ground}
      className={`closing mt-14 lg:mt-28 ${partName(position)}`}
    >
      <div className="frame">
        <CoordinateLabel position={position}>{label}</CoordinateLabel>
        <h2 id="closing-title">
          {before}
          <em className="font-serif-italic text-accent not-italic">{emphasis}</em>
          {after}
        </h2>
        <Actions primary={primary} secondary={secondary} />
      </div>
      <figure>
        <DrawnPicture picture={picture} folder={drawings} />
        <figcaption className="frame py-3 text-caption text-muted">{picture.caption}</figcaption>
      </figure>
    </section>
  );
}
