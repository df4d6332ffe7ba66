'use client';

import { Actions } from '@/components/ui/actions';
import { ChartPicture } from '@/components/ui/chart-picture';
import { CoordinateLabel } from '@/components/ui/coordinate-label';
import type { Closing } from '@/lib/content/schemas/landing';

/** The last word, over a chart in which price leaves its range. */
export function ClosingSection({ content, position }: { content: Closing; position: number }) {
  const { label, title, text, primary, secondary, picture } = content;
  return (
    <section
      id="closing"
      aria-labelledby="closing-title"
      className="mx-auto w-full max-w-[1232px] px-4 pt-16 lg:pt-32"
    >
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
      <ChartPicture picture={picture} className="mt-10 lg:mt-14" />
    </section>
  );
}
