import { SIMULATED_PRICES } from '@/engine/market/simulated-market';
import { content } from '@/lib/content/content';
import { exampleProof, SOLD_INDICATORS } from '@/lib/pictures/example-proof';
import { drawingFolders } from '@/lib/pictures/picture-folders';
import { delayCostNumbers } from '@/lib/text/delay-cost';
import { fill } from '@/lib/text/fill';

export type DemoProps = ReturnType<typeof demoProps>;

export function demoProps() {
  const { demo, demoWords, demoDetails, demoFile, glossary, site } = content;
  const { delayCost, ...proof } = exampleProof();
  const prices = { ...SIMULATED_PRICES, point: demoWords.drawing.decimal };
  return {
    texts: demo,
    proof,
    /** What waiting for confirmation costs; null if structure is not sold. */
    cost: delayCost && fill(demoWords.said.cost, delayCostNumbers(delayCost, prices, site.locale)),
    /** Indicators for sale. The demo computes only these. */
    sold: SOLD_INDICATORS,
    playerTexts: { demoWords, demoDetails, demoFile, glossary },
    drawings: drawingFolders(site),
  };
}
