'use client';

import { Actions } from '@/components/ui/actions';
import { ChartPicture } from '@/components/ui/picture';
import { CoordinateLabel, type DrawnSectionProps, Section } from '@/components/ui/section';
import type { Closing } from '@/lib/content/schemas/landing';

/** The last word, over a chart in which price leaves its range. */
export function ClosingSection({
  content,
  position,
  ground,
  drawings,
}: DrawnSectionProps<Closing>) {
  const { label, title, text, primary, secondary, picture } = content;
  return (
    <Section id="closing" ground={ground}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_auto] lg:items-end">
        <div className="max-w-[44rem]">
          <CoordinateLabel position={position}>{label}</CoordinateLabel>
          <h2 id="closing-title" className="mt-5 font-serif text-hero">
            {title}
          </h2>
          <p className="mt-5 max-w-[36rem] text-lead text-muted">{text}</p>
        </div>
        <Actions primary={primary} secondary={secondary} />
      </div>
      <ChartPicture picture={picture} folder={drawings} className="mt-10 lg:mt-14" />
    </Section>
  );
}
