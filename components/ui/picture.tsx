import type { ComponentProps } from 'react';
import type { Image, Picture } from '@/lib/content/schemas/landing';
import { shapesOf } from '@/lib/pictures/picture-size';

/** A drawing in the shape for the window's width. Those that windows cut off are shown from their right edge on. */
export function DrawnPicture({
  picture: { drawing, alt },
  folder,
  isEager = false,
  className,
}: {
  picture: Image;
  /** Address of the drawings, with a slash at its end. */
  folder: string;
  /** True for the picture of the first view, which must not wait. */
  isEager?: boolean;
  className: string;
}) {
  const [{ form, width, height }, ...wider] = shapesOf(drawing);
  const image = (
    <img
      src={`${folder}${drawing}-${form}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'sync' : 'async'}
      className={`w-full object-cover object-right ${className}`}
    />
  );
  if (wider.length === 0) return image;
  return (
    <picture>
      {wider.toReversed().map(({ form, from, width, height }) => (
        <source
          key={form}
          media={`(width >= ${from}px)`}
          srcSet={`${folder}${drawing}-${form}.svg`}
          width={width}
          height={height}
        />
      ))}
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
