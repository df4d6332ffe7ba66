/** The live demo as it stands in the page before it is started. Its own words: `demo-words.ts`. */

import { site } from '@/content/site';
import type { Demo } from '@/lib/content/schemas/demo';

export const demo: Demo = {
  label: 'Live test',
  title: 'Watch the lines',
  emphasis: 'stay put.',
  intro:
    'The chart at the top of this page, {later} {later:bar|bars} later. First our marks, then the same bars with one shortcut: swings drawn before they are confirmed. Each × is one that was taken back.',
  figures: {
    own: {
      name: site.name,
      text: 'of {count} {count:mark|marks} changed',
      picture: {
        drawing: 'confirmed',
        alt: 'Candles of a simulated market with its swings labelled and its breaks marked, each as it was confirmed.',
      },
    },
    naive: {
      name: 'A version that repaints',
      text: 'of {count} {count:mark|marks} changed or vanished',
      picture: {
        drawing: 'repainted',
        alt: 'The same candles as a repainting version leaves them, with a cross wherever it drew a swing and took it back.',
      },
    },
  },
  checks: [
    'Play it, stop it, step back.',
    'Hold it against versions that repaint.',
    'Drop in your own prices. They stay in your browser.',
  ],
  start: 'Try it live',
  starting: 'Fetching the demo…',
  slow: 'The demo has not arrived yet. It starts as soon as it is here; reloading the page may help.',
  failed: 'The demo could not be fetched; please try again.',
  scriptless: 'The live test needs JavaScript.',
  notice:
    'Same rule as in the {indicatorCount:indicator|indicators} you buy: a mark is drawn when the bar that confirms it has closed. Simulated market, simplified demonstration, not the sold {indicatorCount:indicator|indicators}. No performance is implied.',
};
