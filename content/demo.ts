/** The live demo section, and the running demo's texts. */
import type { Demo } from '@/components/landing/demo/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const demo: Wording<Demo> = {
  sample: true,
  label: 'Repaint test',
  title: 'Watch the lines stay put',
  intro:
    'Two charts of the same bars. Ours waits for confirmation. The other draws swings at once; each × is a mark that it took back.',
  figures: {
    own: {
      name: '{brand}',
      text: 'of {count} marks changed',
      picture: {
        drawing: 'confirmed',
        alt: 'Candles of a simulated market with labeled swings and breaks, each drawn when it was confirmed.',
      },
    },
    repainting: {
      name: 'A repainting zigzag',
      text: {
        one: 'swing taken back',
        other: 'swings taken back',
      },
      picture: {
        drawing: 'repainted',
        alt: 'The same candles with a zigzag line, and a cross for each swing that it drew and took back.',
      },
    },
  },
  moment: 'Counted over bars 1 to {bar} of market 1.',
  tests: 'Try to break it',
  checks: ['Step back bar by bar.', 'Play another future.', 'Load your own prices (CSV).'],
  futures: {
    title: 'Two futures for the same bars',
    text: 'Every mark confirmed before the line is the same in both: later bars can’t move it.',
    came: {
      drawing: 'future-came',
      alt: 'The bars before a dashed line, and thirty bars after it, all with their confirmed marks.',
    },
    other: {
      drawing: 'future-other',
      alt: 'The same bars and marks before the dashed line, and thirty other bars after it.',
    },
  },
  start: 'Try it live',
  startNote: 'Runs in your browser, without an account.',
  starting: 'Loading demo…',
  slow: 'The demo is still loading. If nothing happens, reload the page.',
  noticeTitle: 'How the marks are counted',
  notice:
    'The demo follows the rule of the indicators you buy: a mark is drawn when its confirming bar closes. Each of our swings and breaks counts once, and as changed if it ever looks different or is missing; the Workbench adds order blocks, gaps, zones and opening ranges. The running demo watches the bars that it paints, and tests earlier ones by redrawing them from past bars only. The zigzag’s newest swing counts each time it’s taken back; a swing that stands counts once. Waiting costs the distance from a swing’s price to the close of its confirming bar, also in average true ranges of 14 bars (ATR). The zigzag is our own code after a public script, [Double Zig Zag with HHLL](https://www.tradingview.com/script/mRbjBGdL-Double-Zig-Zag-with-HHLL/) by LonesomeTheBlue: the highest or lowest of ten bars is a swing at once, and moves to any bar beyond it. TradingView’s [Pine Script manual](https://www.tradingview.com/pine-script-docs/concepts/repainting/) lists this as one form of repainting. A free script with pivots of 4 and 4 bars doesn’t take swings back either; the questions below say what ours add. Prices are random, from seed 1, the first. It’s a simplified demonstration, not the product itself, and implies no performance.',
  guide: {
    name: {
      repaintCheck: 'Check what a script plots',
      other: 'How to test any script for repainting',
    },
    href: { repaintCheck: '/repaint-check', other: '/blog/what-is-repainting' },
  },
  index: {
    text: 'The zigzag is our own code. So we also tested {indexCount} ports of other people’s indicators: {indexChanged} changed closed bars, and {indexLate} drew late.',
    link: { name: 'The repaint index', href: '/repaint-index' },
  },
};

/** The running demo's texts. */
export const demoWords = {
  sample: true,
  titles: [
    'Simulated market {market}, {timeframe}, UTC',
    'Simulated {market}, {timeframe}',
    'Simulated {market}',
  ],
  pictureTitles: ['Simulated market, 15m, UTC', 'Simulated, 15m', 'Simulated'],
  repaintedTitles: ['The same bars, repainted', 'Repainted'],
  yourTitles: ['Your file, {timeframe}, UTC', 'Your file'],
  drawing: {
    delay: 'confirmation delay',
    labels: { HH: 'HH', LH: 'LH', HL: 'HL', LL: 'LL', BOS: 'BOS', CHoCH: 'CHoCH' },
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    dates: {
      moment: '{weekday} {day} {month} {time}',
      day: '{day} {month} {year}',
      month: '{month} {year}',
      weekday: '{weekday} {day}',
      date: '{day} {month}',
    },
    decimal: '.',
  },
  controls: {
    label: 'Replay',
    play: 'Play',
    pause: 'Pause',
    start: 'Go to the start',
    back: 'Step back one bar',
    forward: 'Step forward one bar',
    end: 'Go to the end',
    atStart: 'This is the first bar of the replay.',
    atEnd: 'This is the last bar.',
    scrubber: 'Playback position',
    position: 'Bar {bar} of {length}, {time}',
    speed: 'Speed',
    perSecond: { one: '{count} bar/s', other: '{count} bars/s' },
    tests: 'Try to break it',
    newMarket: 'New market',
    rewrite: 'Rewrite the future',
    file: 'Load your CSV',
    fileHint: 'never leaves your browser',
  },
  plans: { name: 'See the plans', href: '/#pricing' },
  said: {
    newest: 'Only the zigzag’s newest swing moves: the one you’d trade.',
    moved: {
      one: '{moved} of the {count} that stands first stood on another bar.',
      other: '{moved} of the {count} that stand first stood on another bar.',
    },
    kept: 'Ours stayed put.',
    noMarks: 'marks so far',
    noneYet: 'None of ours has been drawn yet.',
    changed: 'Of ours, {count} changed.',
    cost: 'What waiting costs: up to {half} ATR ({halfPrice}) on half of our swings, {most} ATR ({mostPrice}) on nine in ten.',
    fewSwings: 'What waiting costs: shown from {count} swings on.',
    moment: 'Counted over bars 1 to {bar}.',
    checking: 'Redrawing from past bars only…',
    identical: 'Redrawn from past bars: {runs} of {runs} identical.',
    different: 'Redrawn from past bars: {different} of {runs} differ.',
  },
  chart: {
    label: 'Crosshair on the chart of confirmed marks',
    repaintingLabel: 'Crosshair on the chart that repaints',
    empty: 'Point at a bar, tap it or use the arrow keys to read it.',
    canvasError:
      'Your browser can’t draw the chart, so no mark is counted. The list of marks still works.',
    working: 'Computing: {percent}%',
    prices: 'O {open} H {high} L {low} C {close}',
  },
  workbench: {
    title: 'Workbench',
    holds: 'Zones and sessions · timeframe · zoom · keep a picture · list of marks',
  },
  failed: {
    sentence:
      'Sorry, the demo stopped because of an error. Your prices, your place and your choices are kept.',
    back: 'Continue the demo',
    startOver: 'Start over',
  },
  late: {
    loading: 'Loading…',
    slow: 'This part is still loading. If nothing happens, reload the page.',
  },
} as const;
