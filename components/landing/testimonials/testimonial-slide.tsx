import { fill } from '@/lib/text/fill';
import { Avatar } from './avatar';
import type { Testimonial, Testimonials } from './schema';

export function TestimonialSlide({
  testimonial: { author, position, content, rating, avatar, provenance },
  name,
  isCurrent,
  texts,
  locale,
  avatarService,
}: {
  testimonial: Testimonial;
  name: string;
  /** Null before hydration, when no slide is inert. */
  isCurrent: boolean | null;
  texts: Testimonials;
  locale: string;
  avatarService: readonly string[] | null;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern uses role group, not fieldset
    <div
      role="group"
      aria-roledescription={texts.controls.slideRole}
      aria-label={name}
      className="carousel-slide"
      data-current={isCurrent === true}
      data-provenance={provenance.status}
      inert={isCurrent === false}
    >
      <figure>
        <blockquote>{content}</blockquote>
        <figcaption>
          <Avatar name={author} picture={avatar} service={avatarService} />
          <span className="min-w-0 flex-1">
            <b className="block font-semibold text-ink">
              {author} <Stars rating={rating} label={texts.ratingLabel} locale={locale} />
            </b>
            {position}{' '}
            {provenance.status === 'example' ? (
              <span className="chip ml-1">{texts.sampleLabel}</span>
            ) : null}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

/** Five stars in 24-unit boxes, 4 units apart: outer radius 11, inner radius 4.2. */
const STARS =
  'M12 1' +
  Array(5)
    .fill('l2.47 7.6h7.99l-6.46 4.7 2.47 7.6-6.47-4.7-6.47 4.7 2.47-7.6-6.46-4.7h7.99z')
    .join('m28 0');

export function Stars({
  rating,
  label,
  locale,
}: {
  rating: number;
  label: Testimonials['ratingLabel'];
  locale: string;
}) {
  const full = Math.floor(rating);
  const filledTo = full * 28 + (rating - full >= 0.5 ? 12 : 0);
  return (
    <svg
      viewBox="0 0 136 24"
      role="img"
      aria-label={fill(label, { rating }, locale)}
      className="stars"
    >
      <path d={STARS} fill="none" stroke="currentColor" />
      <svg aria-hidden="true" width={filledTo} height="24">
        <path d={STARS} fill="currentColor" />
      </svg>
    </svg>
  );
}
