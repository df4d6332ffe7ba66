import type { ReactNode } from 'react';
import type { Video } from '@/lib/content/schemas/landing';
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
        className="own-picture"
      />
    </picture>
  );
}

/** Without a poster Chromium draws grey over the picture; one that is a file would be loaded with the page. */
const CLEAR = 'data:,';

/**
 * A picture on which a video plays, by the browser's own controls and without scripts. Until somebody presses play nothing of it is
 * loaded, and it is as clear as glass.
 */
export function PlayedPicture({
  id,
  picture,
  video: { file, shows, captions },
  language,
}: {
  /** Of its indicator, whose title names it. */
  id: string;
  picture: ReactNode;
  video: Video;
  /** Of the captions. */
  language: string;
}) {
  const { pictures } = PICTURE_FOLDERS;
  return (
    <>
      <div className="own-video">
        {picture}
        <video
          src={pictures + file}
          controls
          poster={CLEAR}
          preload="none"
          playsInline
          muted={captions === undefined}
          aria-labelledby={`indicator-${id}`}
          aria-describedby={`video-${id}`}
        >
          {captions && (
            <track kind="captions" src={pictures + captions} srcLang={language} default />
          )}
        </video>
      </div>
      <p id={`video-${id}`}>{shows}</p>
    </>
  );
}
