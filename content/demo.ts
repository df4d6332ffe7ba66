/** The live demo as it stands in the page before it is started. Its own words: `demo-words.ts`. */
import type { Demo } from '@/lib/content/schemas/demo';

export const demo: Demo = {
  label: 'Live test',
  title: 'Watch the lines stay put.',
  intro:
    'Every vendor says that nothing repaints. Here you can hold us to it, before you pay: a market plays bar by bar, the marks are computed in your browser, and each one is compared with what it was when it was confirmed.',
  picture: {
    drawing: 'demo',
    alt: 'Candles of a simulated market with swings labelled HH, HL, LH and LL, lines marked BOS and CHoCH, order blocks and fair value gaps shaded, supply and demand zones hatched; on wide screens with a trend table.',
    caption: 'The bar at which the demo begins, drawn by the code that runs in it.',
  },
  checks: [
    'Play it, stop it, step back: a mark that was confirmed is still there, with the same price.',
    'Switch a repainting version on beside it, and watch its marks move and its count climb.',
    'Take another market, or drop in a file of your own prices. It stays in your browser.',
  ],
  proof:
    'Not started. From the first bar on, this line counts the marks that were confirmed, and those that changed since.',
  start: 'Try it live',
  starting: 'Fetching the demo…',
  slow: 'The demo has not arrived yet. It starts as soon as it is here; reloading the page may help.',
  failed: 'The demo could not be fetched. The picture above shows its first bar; please try again.',
  scriptless:
    'The live test needs JavaScript. The picture shows its first bar, and the text below it says what is seen.',
  notice:
    'Simulated market. A simplified demonstration of the concepts, not the sold indicators. No performance is implied.',
};
