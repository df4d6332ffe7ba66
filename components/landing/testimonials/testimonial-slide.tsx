import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import type { Testimonial, Testimonials } from '@/lib/content/schemas/proof';
import { fill } from '@/lib/text/fill';

/** One testimonial; a made-up one says so beside its author. */
export function TestimonialSlide({
  testimonial: { author, position, content, rating, avatar, provenance },
  name,
  current,
  words,
  avatarService,
}: {
  testimonial: Testimonial;
  /** Accessible name: which one of how many. */
  name: string;
  /** Whether it is the one shown; null while all are (no JavaScript yet). */
  current: boolean | null;
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
      data-current={current === true}
      data-provenance={provenance.status}
      inert={current === false}
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
