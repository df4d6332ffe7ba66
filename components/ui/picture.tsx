import type { ComponentProps } from 'react';
import type { Drawings } from '@/lib/pictures/picture-folders';
import {
  AXIS_WIDTH,
  type ImageVariant,
  imageVariants,
  type ShownPicture,
} from '@/lib/pictures/picture-size';
import type { IconName, Image } from '@/lib/schemas/picture';
import { joinSentences } from '@/lib/text/sentences';

/** Returns a size that fits the viewport even without the styles that crop the picture. */
function sizeOf({ width, height, inSight }: ImageVariant) {
  const shown = inSight ? Math.round(0.9 * inSight) : width;
  return { width: shown, height: Math.round((height * shown) / width) };
}

const loadingOf = (isEager: boolean) =>
  ({
    loading: isEager ? 'eager' : 'lazy',
    fetchPriority: isEager ? 'high' : 'auto',
    decoding: isEager ? 'sync' : 'async',
  }) as const;

const LIGHT = '(prefers-color-scheme: light) and ';
/** SVG images ignore reduced motion. */
export const MOVING = '(prefers-reduced-motion: no-preference) and ';
/** While a page loads, animating costs phones 300 ms of CPU time. */
export const MOVING_WITH_MOUSE = `(hover: hover) and ${MOVING}`;

export function DrawnPicture({
  picture: { drawing, alt },
  folder,
  isEager = false,
  live,
  className = '',
}: {
  picture: Image;
  folder: Drawings;
  isEager?: boolean;
  /** Media condition for animating the last bars. */
  live?: string | undefined;
  className?: string;
}) {
  const shapes = imageVariants(drawing);
  const [first, ...wider] = shapes;
  const [dark = '', light] = [folder].flat();
  const sources = (from: string, some: readonly ImageVariant[], condition = '', kind = '') =>
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
      src={`${dark}${drawing}-${first.form}.svg`}
      alt={alt}
      {...sizeOf(first)}
      {...loadingOf(isEager)}
      className={`drawing ${className}`.trim()}
    />
  );
  if (wider.length === 0 && !light) return image;
  return (
    <picture>
      {live && light ? sources(light, shapes, LIGHT + live, '-live') : null}
      {live ? sources(dark, shapes, live, '-live') : null}
      {light ? sources(light, shapes, LIGHT) : null}
      {sources(dark, wider)}
      {image}
    </picture>
  );
}

/** Shows a drawing, or the owner's file at most at its own size. */
export function SitePicture({
  picture,
  isEager = false,
  ...drawn
}: Omit<ComponentProps<typeof DrawnPicture>, 'picture'> & { picture: ShownPicture }) {
  if (picture.drawing) return <DrawnPicture picture={picture} isEager={isEager} {...drawn} />;
  const { src, alt, width, height } = picture;
  const size = { width, height };
  return <img src={src} alt={alt} {...size} {...loadingOf(isEager)} className="own-picture" />;
}

export function DrawnAxis({ folder, height }: { folder: Drawings; height: number }) {
  const [dark, light] = [folder].flat();
  const size = { width: AXIS_WIDTH, height };
  const image = <img src={`${dark}axis.svg`} alt="" {...size} loading="lazy" />;
  if (!light) return image;
  return (
    <picture>
      <source media="(prefers-color-scheme: light)" srcSet={`${light}axis.svg`} {...size} />
      {image}
    </picture>
  );
}

/** @param className of a drawing */
export function FramedPicture({ picture, ...shown }: ComponentProps<typeof SitePicture>) {
  return (
    <figure className="overflow-hidden rounded-panel border border-hairline bg-surface">
      <SitePicture picture={picture} {...shown} />
      {picture.captions.length > 0 ? (
        <figcaption className="border-t border-hairline px-4 py-3 font-mono text-caption text-muted">
          {joinSentences(picture.captions)}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** Shapes are in `controls.css`. */
export function Icon({ name }: { name: IconName }) {
  return <span aria-hidden="true" className={`icon shape-${name}`} />;
}
