import { content } from '@/lib/content/content';
import { exampleProof, SOLD_INDICATORS } from '@/lib/pictures/example-proof';
import { drawingFolders } from '@/lib/pictures/picture-folders';

export type DemoProps = ReturnType<typeof demoProps>;

export function demoProps() {
  const { demo, demoWords, demoDetails, demoFile, glossary, site } = content;
  return {
    texts: demo,
    proof: exampleProof(),
    /** Indicators for sale. The demo computes only these. */
    sold: SOLD_INDICATORS,
    playerTexts: { demoWords, demoDetails, demoFile, glossary },
    drawings: drawingFolders(site),
  };
}
