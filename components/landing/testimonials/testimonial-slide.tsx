import { useId } from 'react';
import type { Testimonial, Testimonials } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';
import { Avatar } from './avatar';

/** One testimonial; a made-up one says so beside its author. */
export function TestimonialSlide({
  testimonial: { author, position, content, rating, avatar, provenance },
  name,
  isCurrent,
  words,
  avatarService,
}: {
  testimonial: Testimonial;
  /** Accessible name: which one of how many. */
  name: string;
  /** Whether it is the one shown; null while all are (no JavaScript yet). */
  isCurrent: boolean | null;
  words: Testimonials;
  avatarService: string | null;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names slides by role group, not fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      className="carousel-slide"
      data-current={isCurrent === true}
      data-provenance={provenance.status}
      inert={isCurrent === false}
    >
      <figure className="max-w-[60rem]">
        <Stars rating={rating} label={fill(words.ratingLabel, { rating })} />
        <blockquote className="mt-6 font-serif text-[clamp(1.625rem,1.2rem+1.8vw,2.75rem)] leading-[1.2]">
          <p>{content}</p>
        </blockquote>
        <figcaption className="mt-8 flex flex-wrap items-center gap-4">
          <Avatar name={author} picture={avatar} service={avatarService} />
          <span className="min-w-0">
            <span className="block font-semibold text-small">{author}</span>
            <span className="block text-muted text-small">{position}</span>
          </span>
          {provenance.status === 'example' ? (
            <span className="rounded-small border border-edge px-2 py-0.5 text-small">
              {words.sampleLabel}
            </span>
          ) : null}
        </figcaption>
      </figure>
    </div>
  );
}

/** A five-pointed star in a 24×24 box: points at radius 11, notches at radius 4.2. */
const STAR = 'M12 1l2.47 7.6h7.99l-6.46 4.7 2.47 7.6L12 16.2l-6.47 4.7L8 13.3 1.54 8.6h7.99z';

/** A rating in stars, halves drawn exactly, read out as one sentence. */
function Stars({ rating, label }: { rating: number; label: string }) {
  const id = useId();
  const stars = [0, 28, 56, 84, 112].map((x) => <use key={x} href={`#${id}-star`} x={x} />);
  return (
    <svg role="img" aria-label={label} viewBox="0 0 136 24" className="h-6 w-[8.5rem] text-accent">
      <defs>
        <clipPath id={id}>
          {/* 28 units from star to star, 24 for a star itself. */}
          <rect width={Math.floor(rating) * 28 + (rating % 1) * 24} height="24" />
        </clipPath>
        <path id={`${id}-star`} d={STAR} />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth="1">
        {stars}
      </g>
      <g fill="currentColor" clipPath={`url(#${id})`}>
        {stars}
      </g>
    </svg>
  );
}
