/** Demo texts that load when a visitor opens them: other futures, tools, mark list, file notes, glossary. */

export const demoDetails = {
  sample: true,
  rewrite: {
    ownLabel: 'Crosshair on confirmed marks with another future',
    repaintingLabel: 'Crosshair on repainting marks with another future',
    ownTitles: ['Confirmed marks, another future', 'Confirmed'],
    repaintingTitles: ['Repainting marks, another future', 'Repainting'],
    running: 'Continuing from bar {bar}…',
    kept: 'This future left it where it was.',
    gone: 'This future took it back (bright ×).',
    moment:
      'Counted over bars 1 to {bar}. Every bar after the line is new: a mark that depended on later bars would change. New labels left of the line were confirmed right of it.',
    back: 'Back to the demo',
    another: 'Another bar, another future',
  },
  tools: {
    layers:
      'Also on the chart. Levels, the equilibrium and a running session make way for the next ones, so they aren’t counted.',
    zones: 'Zones',
    sessions: 'Sessions',
    timeframe: 'Timeframe',
    fewBars: 'Longer timeframes need more prices: the chart needs at least {least} bars.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    newest: 'Go to the newest bar',
    leastBars: 'The chart shows as few bars as it can.',
    mostBars: 'The chart shows as many bars as it can.',
    atNewest: 'The newest bar is in view.',
    keep: 'Keep this picture',
    drop: 'Remove the kept picture',
    kept: 'The kept picture is shown half transparent over the charts. Press Play: if a mark moves or disappears, you’ll see it.',
    realPrices:
      'For real prices without an account, go to data.binance.vision, then spot, monthly, klines. Unzip any month and load its .csv file above.',
  },
  names: {
    marks: {
      'order-block': { name: 'Order block', short: 'OB' },
      gap: { name: 'Fair value gap', short: 'FVG' },
      'opening-range': { name: 'Opening range', short: 'OR' },
      'dealing-range': { name: 'Equilibrium', short: 'EQ' },
    },
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
  },
  list: {
    title: 'Marks, and when they became known',
    empty: 'Nothing has been confirmed yet.',
    barOf: ', bar at {bar}',
    known: 'Starts at {from}. Known at {known}, when the bar at {bar} closed.',
    ended: 'Ended at {ended}.',
    directions: { up: 'bullish', down: 'bearish' },
    breaks: { BOS: 'break of structure', CHoCH: 'change of character' },
    sides: { high: 'high', low: 'low', supply: 'supply', demand: 'demand' },
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
  },
} as const;

/** Texts about a visitor's own file. */
export const demoFile = {
  sample: true,
  close: 'Close this message',
  reading: 'Reading {name}…',
  understood: '{name}: {count} bars of {length}, {range}.',
  open: {
    one: '{name} leaves {count} question open. The chart starts when you’ve answered it.',
    other: '{name} leaves {count} questions open. The chart starts when you’ve answered them.',
  },
  form: {
    title: 'Your file was read like this',
    how: 'How it was read',
    rest: 'How the rest was read',
    rows: ['First row', 'Last row'],
    unknown: '?',
    unknownDate: 'Date and time?',
    unknownZone: '(time zone?)',
    choose: 'Please choose',
    states: {
      open: 'The file could mean several things. What’s right?',
      assumed: 'Assumed, as far as the file shows. Correct it if it’s wrong.',
      proved: 'The file shows this.',
    },
    points: {
      separator: 'Columns are separated by',
      header: 'Line with the names',
      time: 'Time when a bar opens',
      zone: 'Time zone of the file',
      decimal: 'Decimals',
      open: 'Open',
      high: 'High',
      low: 'Low',
      close: 'Close',
      symbol: 'Symbol',
      order: 'Order',
    },
    values: {
      separator: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' },
      header: { '': 'none' },
      decimal: { point: 'points', comma: 'commas' },
      symbol: { '': 'All in one chart' },
      order: { oldest: 'oldest first', newest: 'newest first', none: 'mixed, sorted here' },
    },
  },
  leftOut: { one: '{count} row was left out.', other: '{count} rows were left out.' },
  formatError: 'Line {line}: {what}.',
  faults: {
    cells: 'expected at most {wanted} cells, as in the header, got {got}',
    time: 'expected a time, got "{got}"',
    price: 'expected a price for {column}, got "{got}"',
    range: 'expected open and close between low and high, got {got}',
    'same-time':
      'got a second bar at {got} UTC, perhaps of another symbol, or its minute is in another column',
  },
  wanted: 'a CSV or text file with a row for each bar: time, open, high, low, close',
  unreadable: {
    unopened: '{name} couldn’t be opened. Please choose it again.',
    'too-large': '{name} is larger than {most} MB. Please choose a smaller file.',
    'not-text':
      '{name} isn’t a text file. Expected {wanted}. Unzip an archive, or save a workbook as CSV, first.',
    empty: '{name} is empty. Expected {wanted}.',
    'no-table': '{name} has no price table: it begins with "{got}". Expected {wanted}.',
    'no-time':
      '{name} has a time or date that wasn’t understood: "{got}". Expected, for example, 2024-01-31 09:30.',
    fraction:
      '{name} has prices in fractions, such as 32nds: "{got}". Expected decimal prices, such as 110.5.',
    'left-out': '{name} has {leftOut} unusable rows of {count}, more than a chart can leave out.',
    'too-few': {
      one: '{name} has {count} bar. The chart needs at least {least}.',
      other: '{name} has {count} bars. The chart needs at least {least}.',
    },
    clock:
      '{name} goes back in time within a day, to "{got}". Please write hours from 00 to 23, or add AM and PM.',
    step: 'Most bars in {name} are {length} apart. Expected whole minutes, at most six months.',
  },
} as const;

/** Chart term definitions. */
export const glossary = {
  swing:
    'HH, HL, LH, LL: higher high, higher low, lower high, lower low. A bar is a swing when none of the four bars on either side goes beyond it; on a tie, the first one counts. It’s confirmed four bars later, never sooner.',
  BOS: 'BOS, break of structure: a bar closes beyond the last confirmed swing, in the direction of the break before. The very first break also counts as a BOS. A wick doesn’t count.',
  CHoCH:
    'CHoCH, change of character: a close beyond the last confirmed swing, against the break before. It’s also called a market structure shift.',
  'order-block':
    'Order block: the last opposite candle before a move that broke structure. It’s mitigated, and ends, when price returns to its near edge or jumps past it.',
  gap: 'FVG, fair value gap: prices that only the middle one of three bars crossed. Gaps under 0.4 times the average range of 14 bars are left out as noise. A gap is filled, and ends, when price reaches its far side.',
  zone: 'Supply and demand zone: one to three narrow bars on a higher timeframe, from which price left quickly. A zone is at most 1.5 average ranges high. It’s known when the bar that left it has closed. It ends when a bar of its own timeframe closes beyond it, or after 120 such bars.',
  session:
    'Session: the prices of a part of the day, by the clock of its city, including daylight saving time: Tokyo 9:00 to 15:00, London and New York 8:00 to 12:00. Its box grows until it ends.',
  'opening-range':
    'Opening range: the high and low of the first hour of a session. They’re known when that hour is over.',
  level:
    'Levels: prices that many traders watch: the high and low of the last trading day, the last trading week and the Asian session, and the open of the day and the week. Each is drawn until the next one replaces it. Once price has traded beyond a high or low, its line is dotted and gray. A day begins at midnight UTC.',
} as const;
