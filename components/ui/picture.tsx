import type { ComponentProps } from 'react';
import type { Image, Picture } from '@/content/schemas/landing';
import type { Drawings } from '@/lib/pictures/picture-folders';
import { AXIS_WIDTH, type ImageVariant, imageVariants } from '@/lib/pictures/picture-size';

/** Its proportions; where styles are missing, one that is wider than its windows fits them all the same. */
function sizeOf({ width, height, inSight }: ImageVariant) {
  const shown = inSight ? Math.round(0.9 * inSight) : width;
  return { width: shown, height: Math.round((height * shown) / width) };
}

/** What asks for the file of a light page, and for the one that does not move. */
const DAY = '(prefers-color-scheme: light) and ';
const STILL = '(prefers-reduced-motion: reduce) and ';

/** A drawing in the shape for the window's width. Those that windows cut off are shown from their right edge on. */
export function DrawnPicture({
  picture: { drawing, alt },
  folder,
  isEager = false,
  isLive = false,
  className = '',
}: {
  picture: Image;
  folder: Drawings;
  /** True for the picture of the first view, which must not wait. */
  isEager?: boolean;
  /** True for the file in which the last bars close one by one; not for visitors who asked for less motion. */
  isLive?: boolean;
  className?: string;
}) {
  const shapes = imageVariants(drawing);
  const [first, ...wider] = shapes;
  const live = isLive ? '-live' : '';
  const [night = '', day] = [folder].flat();
  const sources = (from: string, some: readonly ImageVariant[], kind: string, condition = '') =>
    some
      .toReversed()
      .map((shape) => (
        <source
          key={condition + shape.form + kind}
          media={`${condition}(width >= ${shape.from / 16}rem)`}
          srcSet={`${from}${drawing}-${shape.form}${kind}.svg`}
          {...sizeOf(shape)}
        />
      ));
  const image = (
    <img
      src={`${night}${drawing}-${first.form}${live}.svg`}
      alt={alt}
      {...sizeOf(first)}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'sync' : 'async'}
      className={`drawing ${className}`.trim()}
    />
  );
  if (wider.length === 0 && !day) return image;
  return (
    <picture>
      {/* What moves in an image takes no notice of the preference. */}
      {isLive && day ? sources(day, shapes, '', DAY + STILL) : null}
      {isLive && sources(night, shapes, '', STILL)}
      {day ? sources(day, shapes, live, DAY) : null}
      {sources(night, wider, live)}
      {image}
    </picture>
  );
}

/** The axis of prices that drawings of one height share. */
export function DrawnAxis({ folder, height }: { folder: Drawings; height: number }) {
  const [night, day] = [folder].flat();
  const size = { width: AXIS_WIDTH, height };
  const image = <img src={`${night}axis.svg`} alt="" {...size} loading="lazy" />;
  if (!day) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: light)" srcSet={`${day}axis.svg`} {...size} />
      {image}
    </picture>
  );
}

/** A drawn chart in a panel with its caption. */
export function ChartPicture({
  picture,
  className = '',
  ...drawn
}: Omit<ComponentProps<typeof DrawnPicture>, 'className' | 'picture'> & {
  picture: Picture;
  className?: string;
}) {
  return (
    <figure
      className={`overflow-hidden rounded-panel border border-hairline bg-surface ${className}`}
    >
      <DrawnPicture
        picture={picture}
        {...drawn}
        className="h-[340px] min-[600px]:h-[400px] lg:h-auto"
      />
      <figcaption className="border-t border-hairline px-4 py-3 font-mono text-caption text-muted sm:px-5">
        {picture.caption}
      </figcaption>
    </figure>
  );
}
