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
  const { confirmed, changed, takenBack } = exampleProof();
  const split = (text: string, name: string, number: number) => ({
    texts: text.split(`{${name}}`).map((part) => fill(part, { count: confirmed }, locale)),
    number: formatNumber(number, locale),
  });
  return [split(proof.kept, 'changed', changed), split(proof.repainted, 'takenBack', takenBack)];
}

export type HomeProps = Awaited<ReturnType<typeof homeProps>>;

export async function homeProps() {
  const { notices, sections } = content;
  const { price, proof: _, picture, callout: __, ...home } = content.home;
  return {
    texts: home,
    notices: sections.some(({ id }) => id === 'notices') ? notices : null,
    picture: await shownPicture(picture, content.frame.simulated),
    proof: proofSentences(),
    anchor: startingPrice(content, price),
    drawings: drawingFolders(content.site),
  };
}
