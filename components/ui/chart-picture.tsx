import type { Picture } from '@/lib/content/schemas/landing';
import { DrawnPicture } from './drawn-picture';

/** A drawn chart in a panel with its caption. */
export function ChartPicture({
  picture,
  eager = false,
  className = '',
}: {
  picture: Picture;
  /** True for the picture of the first view, which must not wait. */
  eager?: boolean;
  className?: string;
}) {
  return (
    <figure
      className={`overflow-hidden rounded-panel border border-hairline bg-surface ${className}`}
    >
      <DrawnPicture picture={picture} eager={eager} className="h-auto w-full" />
      <figcaption className="border-t border-hairline px-4 py-3 font-mono text-caption text-muted sm:px-5">
        {picture.caption}
      </figcaption>
    </figure>
  );
}
