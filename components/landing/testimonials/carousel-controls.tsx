import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { Testimonials } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';
import type { Carousel } from './use-carousel';

/** Always visible; the rotation control comes first, so that motion can be stopped before anything else. */
export function CarouselControls({
  carousel: { index, isRotating, start, stop, previous, next, goTo },
  canMove,
  count,
  words,
}: {
  carousel: Carousel;
  /** Whether anything on the page may move by itself. */
  canMove: boolean;
  count: number;
  words: Testimonials['controls'];
}) {
  const Rotation = isRotating ? Pause : Play;
  return (
    <div className="needs-script mb-8 flex flex-wrap items-center gap-2">
      {/* Where all motion is off there is no rotation to control. */}
      {canMove ? (
        <button
          type="button"
          className="icon-button"
          aria-label={isRotating ? words.stop : words.start}
          onClick={isRotating ? stop : start}
        >
          <Rotation aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </button>
      ) : null}
      <button type="button" className="icon-button" aria-label={words.previous} onClick={previous}>
        <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
      <button type="button" className="icon-button" aria-label={words.next} onClick={next}>
        <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no fieldset */}
      <div role="group" aria-label={words.choose} className="flex flex-wrap">
        {Array.from({ length: count }, (_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={dot}
            type="button"
            className="carousel-dot inline-flex size-[44px] items-center justify-center"
            aria-label={fill(words.dot, { index: dot + 1 })}
            aria-disabled={dot === index}
            onClick={() => goTo(dot)}
          />
        ))}
      </div>
    </div>
  );
}
