import { content } from '@/lib/content/content';
import { exampleProof } from '@/lib/pictures/example-proof';
import { shownPicture } from '@/lib/pictures/own-pictures';
import { drawingFolders } from '@/lib/pictures/picture-folders';
import { startingPrice } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { formatNumber } from '@/lib/text/format';

/** Returns the sentences under the hero chart, split at their large number. */
function proofSentences() {
  const { proof } = content.home;
  const { locale } = content.site;
  const { confirmed, changed, drawn, moved } = exampleProof();
  const split = (text: string, count: number, all: number) => ({
    texts: text.split('{changed}').map((part) => fill(part, { count: all }, locale)),
    count: formatNumber(count, locale),
  });
  return [split(proof.kept, changed, confirmed), split(proof.repainted, moved, drawn)];
}

export type HomeProps = Awaited<ReturnType<typeof homeProps>>;

export async function homeProps() {
  const { price, proof: _, picture, callout: __, ...home } = content.home;
  return {
    texts: home,
    picture: await shownPicture(picture, content.frame.simulated),
    proof: proofSentences(),
    anchor: startingPrice(content, price),
    drawings: drawingFolders(content.site),
  };
}
