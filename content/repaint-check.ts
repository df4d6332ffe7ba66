/** Words of the tool on `/repaint-check`. Its text is in `pages/repaint-check.md`; without that file, page and links are gone. */

export const repaintCheck = {
  sample: true,
  title: 'Compare your exports',
  drop: 'Drop two or more exports of a chart here, or',
  choose: 'Choose files',
  privacy:
    'Everything stays in your browser. CSV or text, up to {most} MB each, at once or one after the other.',
  noScript: 'The comparison needs JavaScript. What it does is explained below.',
  example: {
    start: 'Try the example',
    about: 'The example has two exports of a simulated chart, ten hours apart.',
    lost: 'The example couldn’t be loaded. Check your connection, then press the button again.',
    files: ['example, earlier.csv', 'example, later.csv'],
    columns: {
      zigzag: 'Zigzag',
      pivot: 'Pivot high, 4 bars',
      average: 'Average, 20 bars',
      lookahead: '4-hour close, looking ahead',
    },
  },
  files: 'Your files',
  reading: 'Reading {name}…',
  comparing: 'Comparing…',
  cancel: 'Cancel',
  bars: { one: '{count} bar', other: '{count} bars' },
  unread: 'Not compared.',
  second: 'Now add a second export of the same chart, made after more bars have closed.',
  asks: {
    one: '{name} leaves {count} question open. Please answer it below.',
    other: '{name} leaves {count} questions open. Please answer them below.',
  },
  remove: 'Remove {name}',
  clear: 'Start again',
  failed:
    'The comparison stopped because of an error. Your files are still listed. Remove the largest, or reload the page.',
  result: {
    title: 'Result',
    counts: '{verdict}: {count}',
    limits:
      'It sees what these files contain: no labels, lines or boxes, and no changes within a bar. “No change seen” isn’t “never”.',
    none: 'Nothing could be compared.',
    strip:
      'Each strip runs from the first bar to the last. Long ticks: changed or vanished. Short ticks: appeared later.',
    copy: 'Copy result',
    copied: 'Copied. Paste it wherever you like.',
    notCopied: 'Your browser didn’t allow it. Select and copy the text below.',
    download: 'Download all cases (CSV)',
    file: 'repaint-check.csv',
    /** The first line of a copied result. */
    heading: 'Repaint check: {files}',
    line: '{name}: {verdict}. {sentence}',
    header: [
      'column',
      'bar (UTC)',
      'earlier value',
      'later value',
      'bars later',
      'seen at bar (UTC)',
    ],
  },
  verdicts: {
    changed: 'Changed',
    late: 'Drawn late',
    history: 'Depends on the history loaded',
    unchanged: 'No change seen',
    incomparable: 'Not comparable',
  },
  sentences: {
    changed: {
      one: 'Of {compared} closed values, {changed} changed, {vanished} vanished and {appeared} appeared, {count} bar back.',
      other:
        'Of {compared} closed values, {changed} changed, {vanished} vanished and {appeared} appeared, at most {count} bars back.',
    },
    late: 'Nothing changed, but of {compared} closed values, {appeared} appeared later: {least} to {most} bars, half of them at most {median}.',
    steady: {
      one: 'Nothing changed, but of {compared} closed values, {appeared} appeared later, {count} bar after its own.',
      other:
        'Nothing changed, but of {compared} closed values, {appeared} appeared later, {count} bars after its own.',
    },
    history:
      'The files begin on different bars, and only values near the start differ. That’s not repainting.',
    unchanged: 'All {compared} values of closed bars are the same.',
  },
  cases: {
    position: 'Case {at} of {count}',
    previous: 'Previous case',
    next: 'Next case',
    sentence: 'Bar of {time}: {from} at first, {to} in the export that ends at {seenAt}.',
    back: { one: 'At least {count} bar later.', other: 'At least {count} bars later.' },
    nothing: 'nothing',
    before: 'Earlier export',
    after: 'Later export',
    end: 'Where the earlier export ends',
    chart: 'Candles around the bar, with the values of {name} in both exports.',
    lost: 'There is no chart of this case.',
  },
  messages: {
    unopened: '{name} couldn’t be opened. Please choose it again.',
    'too-large': '{name} is larger than 150 MB. Please choose a smaller file.',
    'not-text':
      '{name} isn’t a text file. Expected CSV, as chart platforms export it. Unzip an archive, or save a workbook as CSV, first.',
    empty: '{name} is empty.',
    'no-table':
      '{name} has no price table: it begins with "{got}". Expected columns for time, open, high, low and close.',
    'no-time':
      '{name} has a time that wasn’t understood: "{got}". Expected, for example, 2024-01-31 09:30.',
    fraction: '{name} has prices in fractions: "{got}". Expected decimal prices, such as 110.5.',
    clock:
      '{name} goes back in time within a day, to "{got}". Expected hours from 00 to 23, or AM and PM.',
    'left-out': '{name} has {leftOut} unusable rows of {count}. Expected at most one in ten.',
    'too-few': '{name} has fewer than two bars.',
    open: '{name} can be read in several ways.',
    'rows-left-out': '{name}: unusable rows left out: {count}.',
    'one-export': 'Expected two or more exports of the same chart, made at different times.',
    shifted:
      '{name} is in another time zone: its times were moved by {hours} hours, so that prices agree.',
    'same-bars':
      '{first} and {second} have the same bars. Expected a second export, made after more bars have closed.',
    'same-end':
      '{first} and {second} end on the same bar. Expected a second export, made after more bars have closed.',
    timeframe: '{first} and {second} have different timeframes. Expected the same one.',
    'no-bars-shared':
      '{first} and {second} have no bar in common. Expected a second export that still shows bars of the first.',
    adjusted:
      'All prices of {first} and {second} differ by the same factor or amount. Expected prices that weren’t adjusted in between, as for a dividend, a split or a roll.',
    'other-prices':
      '{first} and {second} have different prices on {count} of {shared} bars. Expected the same symbol from the same source.',
    'bars-left-out': '{first} and {second}: bars with different prices left out: {count}.',
    'bars-extra':
      '{first} and {second}: bars that only one of them has, between others: {count}. Values after them may differ for that reason.',
    'other-start':
      '{first} and {second} start on different bars. An indicator whose values depend on that may seem to change.',
    'no-columns':
      'There is no column beside prices and volume. Expected exports of a chart with indicators.',
    missing: 'It isn’t in {name}.',
    ambiguous: '{first} has {count} columns of this name, {second} has {other}.',
    text: 'It has text.',
    'no-bars': 'No closed bar could be compared.',
    blank: 'It has no value.',
    constant: 'It has the same value on every bar.',
  },
} as const;
