import { content } from '@/lib/content/content';
import { shownPicture } from '@/lib/pictures/own-pictures';
import { drawingFolders } from '@/lib/pictures/picture-folders';
import type { Picture } from '@/lib/schemas/picture';
import { joinSentences } from '@/lib/text/sentences';
import { closingAlert } from './closing-alert';

/** Adds what the card in the drawing says. */
function withAlert(picture: Picture): Picture {
  if (picture.drawing !== 'closing') return picture;
  const { title, text } = closingAlert();
  return { ...picture, alt: joinSentences([picture.alt, title, text]) };
}

export type ClosingProps = Awaited<ReturnType<typeof closingProps>>;

export async function closingProps() {
  const { picture, alert: _, ...closing } = content.closing;
  return {
    texts: closing,
    picture: await shownPicture(withAlert(picture), content.frame.simulated),
    drawings: drawingFolders(content.site),
  };
}
