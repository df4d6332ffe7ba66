/** The live demo: its section of the page, its texts once it runs, and what the terms on its charts mean. */
import type { Demo } from '@/content/schemas/landing';

export const demo: Demo = {
  label: 'Live test',
  title: 'Watch the lines',
  emphasis: 'stay put.',
  intro:
    'The chart at the top of this page, {later} bars later. First our marks, then the same bars with one shortcut: swings drawn before they are confirmed. Each × is one that was taken back.',
  figures: {
    own: {
      name: '{brand}',
      text: 'of {count} marks changed',
      picture: {
        drawing: 'confirmed',
        alt: 'Candles of a simulated market with its swings labelled and its breaks marked, each as it was confirmed.',
      },
    },
    naive: {
      name: 'A version that repaints',
      text: 'of {count} marks changed or vanished',
      picture: {
        drawing: 'repainted',
        alt: 'The same candles as a repainting version leaves them, with a cross wherever it drew a swing and took it back.',
      },
    },
  },
  gone: 'Each × is a mark that you could have traded on, and that is gone.',
  kept: 'Of ours: none.',
  moment: 'Bar {bar} of a simulated market.',
  checks: [
    'Play it, stop it, step back.',
    'Throw the future away and put another in its place.',
    'Drop in your own prices. They stay in your browser.',
  ],
  futures: {
    text: 'One past, two futures. Left of the line, every mark is where it was: what came later could not move it.',
    came: {
      drawing: 'future-came',
      alt: 'Thirty bars after a dashed line, with the marks that were confirmed on them; before the line, those of the past.',
    },
    other: {
      drawing: 'future-other',
      alt: 'The same bars and the same marks up to the dashed line, and thirty other bars after it.',
    },
  },
  start: 'Try it live',
  starting: 'Fetching the demo…',
  slow: 'The demo has not arrived yet. It starts as soon as it is here; reloading the page may help.',
  failed: 'The demo could not be fetched; please try again.',
  notice:
    'Same rule as in the indicators you buy: a mark is drawn when the bar that confirms it has closed. Simulated market, simplified demonstration, not the sold indicators. No performance is implied.',
};

/** Texts of the running demo. They are loaded with its code, so they cannot name facts such as `{brand}`. */
export const demoWords = {
  titles: [
    'Simulated market {market}, {timeframe}, UTC',
    'Simulated {market}, {timeframe}',
    'Simulated {market}',
  ],
  pictureTitles: ['Simulated market, 15m, UTC', 'Simulated, 15m', 'Simulated'],
  repaintedTitles: ['The same bars, repainted', 'Repainted'],
  drawing: {
    marks: {
      'order-block': { name: 'Order block', short: 'OB' },
      gap: { name: 'Fair value gap', short: 'FVG' },
      'opening-range': { name: 'Opening range', short: 'OR' },
      'dealing-range': { name: 'Equilibrium', short: 'EQ' },
      range: { name: 'Range' },
    },
    labels: { HH: 'HH', LH: 'LH', HL: 'HL', LL: 'LL', BOS: 'BOS', CHoCH: 'CHoCH' },
    sessions: {
      Asia: { name: 'Asia' },
      'London morning': { name: 'London morning', short: 'London' },
      'New York morning': { name: 'New York morning', short: 'New York' },
    },
    levels: {
      'previous day high': { name: 'previous day high', short: 'PDH' },
      'previous day low': { name: 'previous day low', short: 'PDL' },
      'previous week high': { name: 'previous week high', short: 'PWH' },
      'previous week low': { name: 'previous week low', short: 'PWL' },
      'Asia high': { name: 'Asia high', short: 'Asia H' },
      'Asia low': { name: 'Asia low', short: 'Asia L' },
      'day open': { name: 'day open', short: 'DO' },
      'week open': { name: 'week open', short: 'WO' },
    },
    sides: { supply: 'Supply', demand: 'Demand' },
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
  yourTitles: ['Your file, {timeframe}, UTC', 'Your file'],
  controls: {
    label: 'Replay',
    play: 'Play',
    pause: 'Pause',
    start: 'Back to the beginning',
    back: 'One bar back',
    forward: 'One bar forward',
    end: 'Jump to the end',
    scrubber: 'Place in the market',
    position: 'Bar {bar} of {length}, {time}',
    speed: 'Speed',
    perSecond: { one: '{count} bar/s', other: '{count} bars/s' },
    version: 'Kind of repainting',
    tests: 'Try to break it',
    newMarket: 'New market',
    rewrite: 'Rewrite the future',
    file: 'Your CSV',
    fileHint: 'never leaves your browser',
  },
  plans: { name: 'See the plans', href: '/#pricing' },
  /** Of what stands over the charts, in the words of the printed proof. */
  proof: {
    bar: 'Bar {bar}',
    confirmed: { one: '{count} mark confirmed', other: '{count} marks confirmed' },
    changed: '{count} changed since',
    repaints: 'A version that repaints:',
  },
  said: {
    nothing: 'Each × is a mark that you could have traded on, and that is gone.',
    gone: {
      one: '{count} mark that you could have traded on is gone from the {chart} chart.',
      other: '{count} marks you could have traded on are gone from the {chart} chart.',
    },
    charts: { beside: 'right', below: 'lower' },
    ours: { beside: 'Left: {count}.', below: 'Upper: {count}.' },
    none: 'none',
    moment: 'Bar {bar}, {time}',
    checking: 'Playing it again with nothing but the past…',
    identical: '{runs} of {runs} runs on the past alone came out the same.',
    different: '{different} of {runs} runs on the past alone came out different.',
  },
  repainting: {
    'early-swings': 'early swings',
    zigzag: 'zigzag',
  },
  chart: {
    label: 'Crosshair on the chart with confirmed marks, moved from bar to bar',
    naiveLabel: 'Crosshair on the same bars with a version that repaints',
    empty: 'Point at a bar, or move along the chart with the arrow keys, to read it.',
    undrawable:
      'This browser does not let the page draw, so there is no chart here. The list and the counts go on without it.',
    working: 'Computing, {percent} %',
    prices: 'O {open} H {high} L {low} C {close}',
  },
  rewrite: {
    loading: 'Fetching the test…',
    failed: 'The test has not come. Please press its button twice to try again.',
    text: 'Everything after bar {bar} is thrown away, and a market made up on the spot takes its place. Marks that had known the future would now have to change.',
    ownLabel: 'Crosshair on confirmed marks with another future',
    naiveLabel: 'Crosshair on the repainting version with another future',
    ownTitles: ['Confirmed marks, another future', 'Confirmed'],
    naiveTitles: ['Repainting version, another future', 'Repainting'],
    running: 'Playing on from bar {bar}…',
    outcome:
      'Of {known} entries that our log had at bar {bar}, {changed} changed. The repainting version moved or removed {moved} of its marks.',
    another: 'Another bar, another future',
    close: 'Back to the replay',
  },
  workbench: {
    title: 'Workbench',
    holds: 'Zones and sessions · timeframe · zoom · keep a picture · list of marks',
    layers: 'Also on the chart',
    zones: 'Zones',
    sessions: 'Sessions',
    timeframe: 'Timeframe',
    zoomIn: 'Show fewer bars',
    zoomOut: 'Show more bars',
    newest: 'To the newest bar',
    keep: 'Keep this picture',
    drop: 'Take the kept picture away',
    kept: 'What you kept lies half transparent over the charts. Play on: on the left, later marks cover it; on the right, they do not.',
    list: 'What became known, and when',
    realPrices:
      'Real prices without an account: data.binance.vision, spot, monthly, klines. Unpack the .zip of any month and choose its .csv above.',
    empty: 'Nothing has been confirmed yet.',
    barOf: ', bar of {bar}',
    known: 'From {from}. Known {known}, when the bar of {bar} had closed.',
    ended: 'Ended {ended}.',
  },
  market: {
    wrong:
      'The address names no market that there is (1 to {most}). This is market {market} instead.',
  },
  file: {
    fetching: 'Fetching what reads it…',
    failed: 'What reads files could not be fetched; please choose it again.',
    close: 'Close this message',
  },
  directions: { up: 'bullish', down: 'bearish' },
  breaks: { BOS: 'break of structure', CHoCH: 'change of character' },
  sides: {
    high: 'high',
    low: 'low',
    supply: 'supply',
    demand: 'demand',
  },
  sentences: {
    'confirmed swing': 'swing {side} {label} at {price}',
    'confirmed break': '{direction} {name} at {price}',
    'confirmed order-block': '{direction} order block from {low} to {high}',
    'mitigated order-block':
      'price reached the {direction} order block from {low} to {high}, or jumped past it',
    'confirmed gap': '{direction} fair value gap from {low} to {high}',
    'filled gap': 'the {direction} fair value gap from {low} to {high} is filled',
    'confirmed zone': '{timeframe} {side} zone from {low} to {high}',
    'touched zone': 'price touched the {timeframe} {side} zone from {low} to {high}',
    'broken zone': 'a {timeframe} close broke the {timeframe} {side} zone from {low} to {high}',
    'expired zone': 'the {timeframe} {side} zone from {low} to {high} is too old and ends',
    'confirmed session': '{name} ended: from {low} to {high}',
    'confirmed opening-range': '{name} opening range from {low} to {high}',
    'broken opening-range': 'a close left the {name} opening range from {low} to {high}',
    'confirmed level': '{name} is {price}',
    'taken level': 'price took the {name} at {price}',
  },
} as const;

/** Texts about a visitor's own file. */
export const demoFile = {
  reading: 'Reading {name}…',
  close: 'Close this message',
  understood: '{name}: {count} bars of {timeframe}, {notes}.',
  delimiters: {
    ',': 'separated by commas',
    ';': 'separated by semicolons',
    '\t': 'separated by tabs',
  },
  noHeader: 'without a header',
  decimalComma: 'decimal commas',
  orders: { 'day-first': 'dates day first', 'month-first': 'dates month first' },
  times: {
    zoned: 'times in UTC',
    days: 'days without a time of day',
    taken: 'times taken as UTC',
  },
  newestFirst: 'newest first, played from the oldest on',
  leftOut: { one: '{count} row is left out.', other: '{count} rows are left out.' },
  formatError: 'Line {line}: {what}.',
  faults: {
    quote: 'a quote is not closed',
    fields: 'expected as many fields as in the first row, got {got}',
    time: 'expected a time, got "{got}"',
    price: 'expected a price as {column}, got "{got}"',
    range: 'expected open and close between low and high, got {got}',
    'same-time': 'a bar of {got} UTC stands there already',
  },
  columns: { open: 'open', high: 'high', low: 'low', close: 'close' },
  wanted: 'a CSV or text file with a row for each bar: time, open, high, low, close',
  unreadable: {
    unopened: '{name} could not be opened; please choose it again.',
    'too-large': '{name} is larger than {most} MB; please take a shorter stretch of it.',
    'not-text': '{name} is no text; expected {wanted}. A workbook has to be saved as CSV.',
    empty: '{name} is empty; expected {wanted}.',
    'no-table': '{name} has no table of prices, it begins with "{got}"; expected {wanted}.',
    'too-few': {
      one: '{name} gives {count} bar; the chart needs at least 50.',
      other: '{name} gives {count} bars; the chart needs at least 50.',
    },
    step: '{name} has most of its bars {seconds} s apart; expected a whole number of minutes.',
  },
} as const;

/** The meaning of each term on the charts. */
export const glossary = [
  {
    id: 'swing',
    term: 'HH, HL, LH, LL',
    meaning:
      'Higher high, higher low, lower high, lower low. A bar is a swing when no bar of the four on either side goes beyond it; of equals the first counts. So it is known four bars later and not before.',
  },
  {
    id: 'bos',
    term: 'BOS',
    meaning:
      'Break of structure: a bar closes beyond the last swing that was confirmed before it, the way the market already went; the first break of all counts as one. A wick beyond it does not count.',
  },
  {
    id: 'choch',
    term: 'CHoCH',
    meaning:
      'Change of character: the first close beyond a swing against the way the market went. Some call it a market structure shift.',
  },
  {
    id: 'order-block',
    term: 'Order block',
    meaning:
      'The last opposite candle before a move that broke structure. It is mitigated, and ends, when price comes back to its near edge or jumps past it.',
  },
  {
    id: 'fvg',
    term: 'FVG',
    meaning:
      'Fair value gap: of three bars, prices that only the middle one crossed. Counted from 0.4 of the average range of 14 bars on, as smaller ones are noise. It is filled, and ends, when price reaches its far side.',
  },
  {
    id: 'zone',
    term: 'Supply and demand',
    meaning:
      'Where price left a base of one to three narrow bars in a hurry, on a higher timeframe; at most 1.5 average ranges high. It is known when the bar that left has closed, and ends when a bar of its own timeframe closes beyond it, or after 120 of them.',
  },
  {
    id: 'session',
    term: 'Session',
    meaning:
      'Prices of a part of the day, by the clock of its own city, daylight saving included: Tokyo 9:00 to 15:00, the mornings of London and New York 8:00 to 12:00. Until it has ended, its box is still growing.',
  },
  {
    id: 'opening-range',
    term: 'Opening range',
    meaning: 'High and low of the first hour of a session, known when that hour is over.',
  },
  {
    id: 'level',
    term: 'Levels',
    meaning:
      'Prices that many look at: high and low of the last day and week that were traded and of the Asian session, opens of day and week. Each is drawn until the next one replaces it; once price has traded beyond it, its line is dotted and grey. A day begins at midnight UTC.',
  },
] as const;
