import { ArrowLeft, ArrowRight, type LucideIcon, Pause, Play } from 'lucide-react';
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
  const button = (name: string, onClick: () => void, Drawn: LucideIcon) => (
    <button type="button" className="icon-button" aria-label={name} onClick={onClick}>
      <Drawn aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  );
  const rotation = isRotating ? button(words.stop, stop, Pause) : button(words.start, start, Play);
  return (
    <div className="needs-script mb-8 flex flex-wrap items-center gap-2">
      {/* Where all motion is off there is no rotation to control. */}
      {canMove ? rotation : null}
      {button(words.previous, previous, ArrowLeft)}
      {button(words.next, next, ArrowRight)}
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
