/** Words of the tests that a visitor can put the running demo to. They are fetched with the code of the first test. */
import type { DemoProof } from '@/lib/content/schemas/demo-proof';

export const demoProof: DemoProof = {
  close: 'Back to the replay',
  'only-past': {
    title: 'Only the past',
    text: 'Each run gets the first bars of this market and nothing else: what came after does not exist for it. Which bars, is drawn by lot from those at which this page painted the chart. Every run has to paint that chart again, to the last number, and write the same log. The longer you play, the more bars there are to draw from.',
    moving: 'It runs once the replay rests.',
    runs: 'of {wanted} {wanted:run|runs} done',
    bar: 'Bar {bar}',
    fed: 'from its first {bars} market {bars:bar|bars}',
    samePicture: 'same chart',
    otherPicture: 'another chart',
    noPicture: 'no chart could be painted here',
    sameLog: 'same {entries} log {entries:entry|entries}',
    otherLog: '{different} of {entries} log {entries:entry|entries} different',
    again: 'Again, other bars',
  },
  rewrite: {
    title: 'Rewrite the future',
    text: 'Everything after bar {bar} is thrown away and another market drawn in its place, made up on the spot. On both, all indicators start afresh from the first bar. Marks that had known the future would now have to change.',
    came: 'What came',
    other: 'Another future, number {number}',
    chart: 'Crosshair on confirmed marks: {future}',
    repaintedChart: 'Crosshair on the repainting version: {future}',
    ownTitles: ['Confirmed marks', 'Confirmed'],
    repaintedTitles: ['Repainting version', 'Repainting'],
    running: 'Playing on from bar {bar}',
    kept: 'of {count} log {count:entry|entries} known at bar {bar} changed',
    moved: 'marks of the repainting version moved or gone since bar {bar}',
    another: 'Another future',
    more: 'Ten more at once',
    trying: 'Trying…',
    tally:
      'Futures tried at bar {bar}: {futures}. Log entries of ours that any of them changed: {changed}. Marks of the repainting version moved or gone: {moved}, in {broken} of the {futures}.',
  },
  fingerprint: {
    title: 'Fingerprint',
    text: 'The SHA-256 of everything the log said up to bar {bar}: {count} {count:entry|entries}, to the last digit. Note it, play on, come back, or load the same market on another machine: the same bar has to give the same line.',
    computing: 'Computing…',
    moving: 'Stop the replay at a bar to take its fingerprint.',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download the log (CSV)',
    fileName: 'log-{market}-{timeframe}-bar-{bar}.csv',
    check:
      'After the last slash stands the SHA-256 of that file. The program in our repository computes it anew from the bars alone:',
    command:
      'npm run fingerprint -- {source} --timeframe {timeframe} --settings {settings} --bars {bar}',
    ownFile: 'your-file.csv',
    compare: 'Paste the line you noted, or a log you downloaded',
    choose: 'Choose a log',
    unknown: 'This is neither a fingerprint nor a log of this demo.',
    otherChart:
      'That was taken on market {market}, {timeframe}, with the settings {settings}. Load that here first.',
    beyond: 'This market has no bar {bar}.',
    same: 'The same: bar {bar}, computed anew from the first {bar} bars alone.',
    different: 'Different: what is computed now from the first {bar} bars is not what was noted.',
    sameLog: 'The same: all {count} {count:entry|entries} that both logs have.',
    differentLog: 'Different from entry {entry} on, of {count} that both logs have.',
  },
};
