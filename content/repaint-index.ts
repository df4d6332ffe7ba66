/**
 * The page with what `npm run repaint-index` found. Its numbers are in `repaint-index.json`: without that file, the page
 * and its links are gone.
 */
import type { Wording } from '@/lib/schemas/placeholders';
import type { RepaintIndex } from '@/lib/schemas/repaint-index';

export const repaintIndex: Wording<RepaintIndex> = {
  sample: true,
  summary:
    '{indexCount} ports of indicators by others, on the same bars, checked by the same code: {indexChanged} changed closed bars, {indexLate} drew late. Most do neither. Of those that mark swings, levels or divergences, {indexMarkingMoved} of {indexMarking} do one or the other.',
  method: {
    title: 'How it’s measured',
    sentences: [
      'Each indicator is computed on the first 50 bars of a market, then on 55, on 60 and so on up to 500, as on a chart whose bars close one after the other.',
      'What it showed on a bar is compared with what it shows there later: plotted values and candles, markers, labels, lines and boxes.',
      'If a value or a drawing became another one, or is gone, the indicator changed closed bars; if one only appeared on bars that had already closed, it drew late.',
      'A line or a box may grow with the newest bar and may end, and a label, line or box that only ever stands at the newest bar isn’t compared.',
      'There are four markets: three simulated ones with bars of 15 minutes, and 500 made-up days with jumps, halts and crashes.',
    ],
  },
  limits: {
    title: 'What it can’t see',
    items: [
      'The indicators are ports: other people rewrote the scripts in TypeScript. A port can differ from the original, for better or worse.',
      'Default settings only.',
      'One timeframe only. A script that asks for a higher one, a common cause of repainting, shows nothing of it here.',
      'Closed bars only. What moves while a bar is open isn’t seen. A port that takes the newest bar for an open one changes it here.',
      'Every run starts at the same bar, so a value that depends on how much history is loaded isn’t seen.',
      'Every fifth bar only. A mark that came and went in between isn’t seen, so every number is the least that happened.',
      'Colors, tables and filled areas aren’t compared.',
      'Where a mark is drawn is measured, not whether it helps. “No change seen” isn’t “never”, and late isn’t wrong: a swing can’t be known before it’s over.',
    ],
  },
  families: {
    title: 'It depends on what is marked',
    intro:
      'Indicators are sorted by words in their names, otherwise by the categories of their package, whatever their result. Repainting isn’t everywhere. It’s where swings, levels and divergences are marked. Swings and levels are what we sell, too.',
    averages: 'Averages, bands and trends',
    oscillators: 'Oscillators and volume',
    swings: 'Swings and structure',
    levels: 'Levels and zones',
    divergences: 'Divergences',
    candles: 'Candles',
  },
  groups: {
    changed: {
      title: 'Changed closed bars',
      intro:
        'Something shown on a closed bar later became something else, or was taken off. That is said of these ports, not of the scripts they are named after. “Bars back” is how far from the newest bar it reached: with 1, only the newest one changed.',
    },
    late: {
      title: 'Drawn late',
      intro:
        'Nothing changed once it was shown, but some of it appeared on bars that had closed before. On a finished chart, it looks as if it had been there at once.',
    },
    same: {
      title: 'No change seen',
      intro:
        'Everything that was shown on a bar was still there at the end. The number counts values that a later computation had to repeat.',
    },
    none: {
      title: 'Nothing to compare',
      intro:
        'These showed nothing, or always the same, on all four markets, mostly because a rare pattern never occurred. They aren’t counted.',
    },
  },
  columns: {
    family: 'Marks',
    indicator: 'Indicator',
    changed: 'Changed',
    removed: 'Removed',
    late: 'Late',
    same: 'No change',
    back: 'Bars back',
    delay: 'Bars late',
    compared: 'Values',
  },
  example:
    'First case: {column} at bar {bar} of {market}: {from} on {before} bars, {to} on {after}.',
  nothing: 'nothing',
  bars: '{least}–{most}',
  own: {
    'own-smart-money': '{brand}: swings, breaks, order blocks, gaps',
    'own-zones': '{brand}: zones',
    'own-sessions': '{brand}: sessions, opening ranges',
    'own-present': '{brand}: levels, dealing range, running session',
    note: 'Ours are in the lists below, marked with our name, but not in these counts. Their marks are drawn late, which is what confirmation means. What isn’t a mark of the past, but says what holds now, does change: a new level or dealing range replaces the last one, and the box of a running session grows until it ends. So that part is listed under what changed.',
  },
  redo: {
    title: 'Redo it',
    text: 'Computed on {date} with {packages}. Simulated markets: seeds {seeds}; {bars} bars each. Take the prices, give an indicator of that package the first bars and then more, and compare the bar.',
    prices: 'Prices (CSV)',
  },
  find: { label: 'Find an indicator', found: '{count} of {all} indicators' },
  wrong: {
    title: 'Is something wrong?',
    text: {
      repaintCheck:
        'If a result is wrong, or unfair to a script of yours, write to {support}. We’ll test it again and correct the page. A script that isn’t listed can be [checked by you](/repaint-check).',
      other:
        'If a result is wrong, or unfair to a script of yours, write to {support}. We’ll test it again and correct the page.',
    },
  },
};
