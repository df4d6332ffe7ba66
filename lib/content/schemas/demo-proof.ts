import { z } from 'zod';
import { fields, template, text, texts } from '@/lib/content/fields';

const ofFuture = template(80, ['future']);
/** Said in a corner of a chart, at length and then shorter. */
const titles = z.array(text(40)).min(1, 'at least 1 title');
const ofBar = template(240, ['bar']);

/** Words of the tests that a visitor can put the running demo to. They come with their code. */
export const demoProofSchema = z.strictObject({
  close: text(40),
  'only-past': z.strictObject({
    ...texts(40, 'title', 'samePicture', 'otherPicture', 'noPicture', 'again'),
    text: text(360),
    moving: text(80),
    /** After the number of those that are done. */
    runs: template(60, ['wanted']),
    bar: template(40, ['bar']),
    fed: template(60, ['bars']),
    sameLog: template(60, ['entries']),
    otherLog: template(60, ['entries', 'different']),
  }),
  rewrite: z.strictObject({
    ...texts(40, 'title', 'came', 'another', 'more', 'trying'),
    text: ofBar,
    other: template(60, ['number']),
    ...fields(ofFuture, 'chart', 'repaintedChart'),
    ...fields(titles, 'ownTitles', 'repaintedTitles'),
    running: ofBar,
    /** After the number of those that changed, and of the marks that moved. */
    kept: template(120, ['count', 'bar']),
    moved: ofBar,
    tally: template(240, ['bar', 'futures', 'changed', 'moved', 'broken']),
  }),
  fingerprint: z.strictObject({
    ...texts(40, 'title', 'copy', 'copied', 'download', 'ownFile', 'choose', 'computing'),
    ...texts(160, 'moving', 'check', 'compare', 'unknown'),
    text: template(280, ['bar', 'count']),
    fileName: template(60, ['market', 'timeframe', 'bar']),
    command: template(120, ['source', 'timeframe', 'settings', 'bar']),
    otherChart: template(160, ['market', 'timeframe', 'settings']),
    ...fields(ofBar, 'beyond', 'same', 'different'),
    sameLog: template(120, ['count']),
    differentLog: template(120, ['entry', 'count']),
  }),
});
export type DemoProof = z.infer<typeof demoProofSchema>;
