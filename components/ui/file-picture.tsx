import {
  type PictureFormat,
  type PictureWidth,
  pictureName,
  pictureSize,
} from '@/lib/pictures/picture-files';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';

/** An owner's picture in the sizes that a build makes of it; it has its room before it has come. */
export async function FilePicture({ file, alt }: { file: string; alt: string }) {
  const sizes = {
    narrow: await pictureSize(file, 'narrow'),
    wide: await pictureSize(file, 'wide'),
  };
  const address = (width: PictureWidth, format: PictureFormat) =>
    PICTURE_FOLDERS.pictures + pictureName(file, width, format);
  return (
    <picture>
      <source
        media="(width >= 30rem)"
        type="image/avif"
        srcSet={address('wide', 'avif')}
        {...sizes.wide}
      />
      <source type="image/avif" srcSet={address('narrow', 'avif')} {...sizes.narrow} />
      <img
        src={address('wide', 'webp')}
        alt={alt}
        {...sizes.wide}
        loading="lazy"
        decoding="async"
        className="own-picture"
      />
    </picture>
  );
}
