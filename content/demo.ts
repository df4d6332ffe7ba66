/** The live demo: its section of the page, its texts once it runs, and what the terms on its charts mean. */
import type { Demo } from '@/lib/content/schemas/landing';

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
      London: { name: 'London' },
      'New York': { name: 'New York' },
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
    signals: { up: 'Buy arrow', down: 'Sell arrow' },
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
    startHere: 'Start here',
    zoomIn: 'Show fewer bars',
    zoomOut: 'Show more bars',
    newest: 'To the newest bar',
    speed: 'Speed',
    perSecond: { one: '{count} bar/s', other: '{count} bars/s' },
    timeframe: 'Timeframe',
    marketKind: 'Kind of market',
    newMarket: 'New market',
    copyLink: 'Link',
    copied: 'Copied',
    indicators: 'Indicators',
    naive: 'Compare: repainting',
    version: 'Kind of repainting',
    file: 'Your CSV',
  },
  proofs: {
    label: 'Try to catch it',
    'only-past': 'Only the past',
    rewrite: 'Rewrite the future',
    fingerprint: 'Fingerprint',
    loading: 'Fetching the test…',
    failed: 'The test has not come. Please press its button twice to try again.',
  },
  plans: { name: 'See the price list', href: '/#pricing' },
  proof: {
    bar: 'Bar {bar}',
    confirmed: { one: '{count} mark confirmed', other: '{count} marks confirmed' },
    changed: '{count} changed since',
    drawn: { one: '{count} mark drawn', other: '{count} marks drawn' },
    moved: '{count} moved or gone since',
    checking: 'Playing it again with nothing but the past…',
    running: 'Bar {bar} from {bars} bars alone: the same ({run} of {runs}).',
    identical: '{runs} of {runs} runs on the past alone came out the same.',
    different: '{different} of {runs} runs on the past alone came out different.',
  },
  repainting: {
    'early-swings': {
      name: 'Early swings',
      text: 'Marks a swing at once instead of waiting, and takes it back when it was wrong. × is one that was there.',
    },
    zigzag: {
      name: 'Zigzag',
      text: 'Moves its last point on with price until price turns. × is a point that was there.',
    },
    'higher-timeframe': {
      name: 'Unclosed higher timeframe',
      text: 'Reads the average of a bar that has not closed. × is an arrow that was there.',
    },
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
  feed: {
    title: 'What became known, and when',
    empty: 'Nothing has been confirmed yet.',
    bar: ', bar of {bar}',
    filter: 'Entries of the list',
    marks: 'What became known, and when',
    everything: 'The same, all of it',
  },
  mark: {
    title: 'Mark',
    hint: 'Point at a mark on the chart, press it, or choose it in the list, to read what it is and when it was known.',
    known: 'From {from}. Known {known}, when the bar of {bar} had closed.',
    ended: 'Ended {ended}.',
    outOfView: 'It is not on the chart now.',
  },
  keys: {
    title: 'Keys',
    rows: [
      { keys: 'Space', does: 'play, pause' },
      { keys: 'Shift ← →', does: 'one bar back, one bar forward; hold to go on' },
      { keys: '← → Page Up, Page Down, Home, End', does: 'read the chart bar by bar' },
      { keys: 'N, P', does: 'next mark, previous mark' },
      { keys: '+ − 0', does: 'show fewer bars, more bars, as at first' },
      { keys: 'Esc', does: 'point at nothing' },
      {
        keys: 'Drag, pinch, wheel',
        does: 'move and zoom. The wheel zooms with Ctrl or ⌘, and alone once the chart was pressed; Esc lets the page scroll again',
      },
    ],
  },
  terms: { title: 'Terms' },
  settings: {
    title: 'Settings',
    hint: 'With another setting everything is computed anew from bar 1.',
    swingReach: 'Bars on either side of a swing',
    minGapAtr: 'Fair value gaps',
    gaps: { sized: '{part} ATR and more', all: 'All' },
    sessions: 'Sessions',
    hours: { mornings: 'Mornings', 'whole-days': 'Whole days' },
    window: '{session} {opens} to {closes}',
    clocks: '{windows}, by the clock of each city.',
    dayStart: 'A new day begins',
    days: { UTC: 'Midnight UTC', 'New York': '17:00 New York' },
  },
  markets: {
    everyday: 'Everyday market',
    gaps: 'Hard: gaps and holes',
    flat: 'Hard: flat bars',
    crash: 'Hard: crashes',
    own: 'Your file',
  },
  realMarket: {
    title: 'Real prices',
    steps: [
      'Binance publishes its prices for everybody, without an account, at data.binance.vision.',
      'There, choose data, spot, monthly, klines, BTCUSDT, 15m, and take the .zip of any month.',
      'Unpack it and drop the .csv here. It is read in your browser; this page fetches no prices.',
    ],
  },
  market: {
    wrong:
      'The address names no market that there is (1 to {most}). This is market {market} instead.',
  },
  file: {
    hint: 'Time, open, high, low, close. Nothing is sent.',
    fetching: 'Fetching what reads it…',
    failed: 'What reads files could not be fetched; please choose it again.',
    close: 'Close this message',
  },
  directions: { up: 'bullish', down: 'bearish', flat: 'flat' },
  breaks: { BOS: 'break of structure', CHoCH: 'change of character' },
  sides: {
    above: 'above',
    below: 'below',
    unknown: 'not yet on either side of',
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
    'confirmed dealing-range': 'dealing range from {low} to {high}, equilibrium at {equilibrium}',
    'confirmed zone': '{timeframe} {side} zone from {low} to {high}',
    'touched zone': 'price touched the {timeframe} {side} zone from {low} to {high}',
    'broken zone': 'a {timeframe} close broke the {timeframe} {side} zone from {low} to {high}',
    'expired zone': 'the {timeframe} {side} zone from {low} to {high} is too old and ends',
    'confirmed trend':
      '{timeframe} trend {direction}: structure {structure}, close {average} its average',
    'confirmed session': '{name} ended: from {low} to {high}',
    'confirmed opening-range': '{name} opening range from {low} to {high}',
    'broken opening-range': 'a close left the {name} opening range from {low} to {high}',
    'confirmed level': '{name} is {price}',
    'taken level': 'price took the {name} at {price}',
  },
} as const;

/** Texts about a visitor's own file. */
export const demoFile = {
  reading: 'Reading {name}, {percent} %',
  formats: {
    tradingview: 'TradingView',
    metatrader: 'MetaTrader',
    binance: 'Binance',
    kraken: 'Kraken',
    dukascopy: 'Dukascopy',
    histdata: 'HistData',
    yahoo: 'Yahoo Finance',
    stooq: 'Stooq',
    'alpha-vantage': 'Alpha Vantage',
    nasdaq: 'Nasdaq',
    investing: 'Investing.com',
    coinbase: 'Coinbase',
    pandas: 'pandas',
    other: 'Prices in columns',
  },
  understood: '{name}: {format}, {timeframe}, {count} bars, {times}.',
  times: {
    written: 'times in UTC',
    days: 'days without a time of day',
    taken: 'times taken as {zone}',
  },
  serverZone: 'MetaTrader server time (New York + 7 hours)',
  newestFirst: 'It was newest first; it plays from the oldest bar on.',
  cut: 'Only its first {most} bars are read.',
  leftOut: {
    rows: { one: '{count} row is left out', other: '{count} rows are left out' },
    line: 'Line {line}: {what}',
    more: 'and {count} more.',
  },
  rowFaults: {
    'long-line': 'longer than {expected} characters',
    'open-quote': 'a quote is not closed',
    'field-count': 'expected {expected} fields, got {got}',
    time: 'expected a time, got "{got}"',
    number: 'expected a number in "{column}", got "{got}"',
    'no-price': 'all prices are 0',
    'price-size': 'expected a price between {low} and {high} in "{column}", got "{got}"',
    'high-below-low': 'the high {high} is below the low {low}',
    'outside-range': 'the {column} {got} is not between the low {low} and the high {high}',
    'same-time': 'a bar of {got} UTC stands there already',
  },
  change: 'Change',
  close: 'Close this message',
  form: {
    zone: 'Times are those of',
    order: 'Dates are written',
    orders: {
      'day-first': 'day first',
      'month-first': 'month first',
      'year-first': 'year first',
    },
    columns: {
      time: 'Time',
      clock: 'Time of day',
      open: 'Open',
      high: 'High',
      low: 'Low',
      close: 'Close',
      volume: 'Volume',
    },
    column: '{number}: {name}',
    none: 'no column of its own',
  },
  wanted: 'a CSV or text file with a row for each bar: time, open, high, low, close',
  unreadable: {
    unopened: '{name} could not be opened. Please choose it again.',
    empty: '{name} is empty; expected {wanted}.',
    workbook: '{name} is a workbook; please save its sheet as CSV and choose that.',
    archive: '{name} is an archive; please unpack it and choose the file in it.',
    picture: '{name} is a picture; expected {wanted}.',
    document: '{name} is a PDF; expected {wanted}.',
    'web-page': '{name} is a web page; expected {wanted}.',
    json: '{name} is JSON; expected {wanted}.',
    binary: '{name} is no text; expected {wanted}.',
    'no-table': '{name} has no table of prices, it begins with "{got}"; expected {wanted}.',
    'no-columns':
      '{name} has the columns "{got}", and none of them was understood as {missing}; choose them here, or give {wanted}.',
    'no-rows': 'No row of {name} gives a bar: in the first, {what}.',
    'too-large': '{name} is larger than {most} MB; please take a shorter stretch of it.',
    'too-few': {
      one: '{name} has {count} bar; the chart needs at least {least}.',
      other: '{name} has {count} bars; the chart needs at least {least}.',
    },
    step: '{name} has most of its bars {seconds} s apart; expected a whole number of minutes.',
  },
} as const;

/** Texts of the tests under *Try to catch it*. */
export const demoProof = {
  close: 'Back to the replay',
  'only-past': {
    title: 'Only the past',
    text: 'Each run gets the first bars of this market and nothing else: what came after does not exist for it. Which bars, is drawn by lot from those at which this page painted the chart. Every run has to paint that chart again, to the last number, and write the same log. The longer you play, the more bars there are to draw from.',
    moving: 'It runs once the replay rests.',
    runs: 'of {wanted} runs done',
    bar: 'Bar {bar}',
    fed: 'from its first {bars} market bars',
    samePicture: 'same chart',
    otherPicture: 'another chart',
    noPicture: 'no chart could be painted here',
    sameLog: 'same {entries} log entries',
    otherLog: '{different} of {entries} log entries different',
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
    kept: {
      one: 'of {count} log entry known at bar {bar} changed',
      other: 'of {count} log entries known at bar {bar} changed',
    },
    moved: 'marks of the repainting version moved or gone since bar {bar}',
    another: 'Another future',
    more: 'Ten more at once',
    trying: 'Trying…',
    tally:
      'Futures tried at bar {bar}: {futures}. Log entries of ours that any of them changed: {changed}. Marks of the repainting version moved or gone: {moved}, in {broken} of the {futures}.',
  },
  fingerprint: {
    title: 'Fingerprint',
    text: 'The SHA-256 of everything the log said up to bar {bar}: {count} entries, to the last digit. Note it, play on, come back, or load the same market on another machine: the same bar has to give the same line.',
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
    sameLog: 'The same: all {count} entries that both logs have.',
    differentLog: 'Different from entry {entry} on, of {count} that both logs have.',
  },
} as const;

/** The meaning of each term on the charts. */
export const glossary = [
  {
    id: 'swing',
    term: 'HH, HL, LH, LL',
    meaning:
      'Higher high, higher low, lower high, lower low. A bar is a swing when no bar of the four on either side goes beyond it; of equals the first counts. So it is known four bars later and not before. The settings can ask for more bars, or fewer.',
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
      'Fair value gap: of three bars, prices that only the middle one crossed. Counted from 0.4 of the average range of 14 bars on, as smaller ones are noise; the settings can show all. It is filled, and ends, when price reaches its far side.',
  },
  {
    id: 'dealing-range',
    term: 'Premium and discount',
    meaning:
      'The dealing range lies between the last confirmed swing high and low. Above its middle, the equilibrium, price is at a premium; below, at a discount.',
  },
  {
    id: 'zone',
    term: 'Supply and demand',
    meaning:
      'Where price left a base of one to three narrow bars in a hurry, on a higher timeframe; at most 1.5 average ranges high. It is known when the bar that left has closed, and ends when a bar of its own timeframe closes beyond it, or after 120 of them.',
  },
  {
    id: 'trend',
    term: 'Trend table',
    meaning:
      'Per timeframe: up when structure last broke upwards, by the same swings as on the chart, and price closed above its average of 20 bars; down for the opposite, flat where the two disagree.',
  },
  {
    id: 'session',
    term: 'Session',
    meaning:
      'Prices of a part of the day, by the clock of its own city, daylight saving included: Tokyo 9:00 to 15:00, the mornings of London and New York 8:00 to 12:00; the settings have whole days. Until it has ended, its box is still growing.',
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
      'Prices that many look at: high and low of the last day and week that were traded and of the Asian session, opens of day and week. Each is drawn until the next one replaces it; once price has traded beyond it, its line is dotted and grey. Where a day begins is a setting.',
  },
  {
    id: 'repainting',
    term: 'Repainting',
    meaning:
      'Drawing a mark before it can be known, and moving or removing it when later bars prove it wrong. Afterwards the chart looks as if it had known all along.',
  },
] as const;
