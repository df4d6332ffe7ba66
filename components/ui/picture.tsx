import type { ComponentProps } from 'react';
import type { Picture } from '@/lib/content/schemas/landing';
import { drawingSize, wideFrom } from '@/lib/pictures/picture-size';

/** One drawing for narrow windows, one for wide ones, so that its labels are readable in both. */
export function DrawnPicture({
  picture: { drawing, alt },
  folder,
  isEager = false,
  className,
}: {
  picture: Picture;
  /** Address of the drawings, with a slash at its end. */
  folder: string;
  /** True for the picture of the first view, which must not wait. */
  isEager?: boolean;
  className: string;
}) {
  const wide = drawingSize(drawing, 'wide');
  const narrow = drawingSize(drawing, 'narrow');
  return (
    <picture>
      <source
        media={`(width >= ${wideFrom(drawing)}px)`}
        srcSet={`${folder}${drawing}-wide.svg`}
        width={wide.width}
        height={wide.height}
      />
      <img
        src={`${folder}${drawing}-narrow.svg`}
        alt={alt}
        width={narrow.width}
        height={narrow.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding={isEager ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}

/** A drawn chart in a panel with its caption. */
export function ChartPicture({
  className = '',
  ...drawn
}: Omit<ComponentProps<typeof DrawnPicture>, 'className'> & { className?: string }) {
  return (
    <figure
      className={`overflow-hidden rounded-panel border border-hairline bg-surface ${className}`}
    >
      <DrawnPicture {...drawn} className="h-auto w-full" />
      <figcaption className="border-t border-hairline px-4 py-3 font-mono text-caption text-muted sm:px-5">
        {drawn.picture.caption}
      </figcaption>
    </figure>
  );
}
