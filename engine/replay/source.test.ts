import { DAY_MS, HOUR_MS, MINUTE_MS, stepOf } from '@/engine/market/bar';
import { EXAMPLE_SEED, exampleMarket } from '@/engine/market/example-market';
import {
  MAX_FILE_BYTES,
  MIN_FILE_BARS,
  type ReadableFile,
  readMarketFile,
  type Source,
  simulatedSource,
  timeframesOf,
} from './source';

describe('a simulated market', () => {
  const source = simulatedSource(EXAMPLE_SEED);

  it('begins with the market of the pictures, at the bar that they end with', () => {
    expect(source.bars.slice(0, source.start)).toEqual(exampleMarket());
    expect(source.step).toBe(stepOf(source.bars));
  });

  it('has as much to play as two weeks of trading', () => {
    const [begins, last] = [source.start - 1, -1].map((at) => source.bars.at(at)?.time ?? 0);
    expect(Math.round(((last ?? 0) - (begins ?? 0)) / (7 * DAY_MS))).toBe(2);
  });

  it('is another one by another number', () => {
    const other = simulatedSource(7);
    expect(other.market).toBe(7);
    expect(other.bars).toHaveLength(source.bars.length);
    expect(other.bars[0]).not.toEqual(source.bars[0]);
  });
});

const hours = [HOUR_MS, 4 * HOUR_MS];

it.each([
  ['5 minutes', 5 * MINUTE_MS, [5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['a minute', MINUTE_MS, [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, ...hours]],
  ['20 minutes', 20 * MINUTE_MS, [20 * MINUTE_MS, ...hours]],
  ['4 hours', 4 * HOUR_MS, [4 * HOUR_MS]],
  ['7 minutes', 7 * MINUTE_MS, [7 * MINUTE_MS]],
  ['a day', DAY_MS, [DAY_MS]],
])('offers bars of %s on what they can build, lowest first', (_, step, timeframes) => {
  expect(timeframesOf(step)).toEqual(timeframes);
});

const encoder = new TextEncoder();

/** @returns the bytes in pieces of a length */
function pieces(bytes: Uint8Array, length: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_, piece) =>
    bytes.slice(piece * length, (piece + 1) * length),
  );
}

/** @returns a file that comes in these pieces, and then ends, or fails; `reads` of them were made */
function fileOf(chunks: readonly (Uint8Array | Error)[], size?: number) {
  const state = { reads: 0, isCancelled: false };
  const length = chunks.reduce((sum, chunk) => sum + ('length' in chunk ? chunk.length : 0), 0);
  const reader = {
    async read() {
      const value = chunks[state.reads];
      if (value === undefined) return { done: true, value };
      state.reads++;
      if (value instanceof Error) throw value;
      return { done: false, value };
    },
    async cancel() {
      state.isCancelled = true;
    },
  };
  const stream = () => ({ getReader: () => reader }) as unknown as ReturnType<Blob['stream']>;
  return { size: size ?? length, stream, state };
}

/** @returns a file of a text, in one piece */
const textFile = (text: string) => fileOf([encoder.encode(text)]);

/** @returns a CSV file's text, with a column that no decoder gets right by accident */
function csvText(count: number, step = 5 * MINUTE_MS): string {
  const rows = Array.from({ length: count }, (_, bar) => {
    const time = new Date(Date.UTC(2026, 2, 2) + bar * step).toISOString();
    return `${time},1.1,1.25,1,1.2,${bar},“é€𝄞”`;
  });
  return ['time,open,high,low,close,volume,ノート', ...rows].join('\n');
}

const resume = async () => {};
const read = (file: ReadableFile) => readMarketFile(file, resume);

describe('a file of bars', () => {
  it('gives a market with the step and the form of the prices of its bars', async () => {
    const time = Date.UTC(2026, 2, 2, 0, 15);
    const result = await read(textFile(csvText(60, 15 * MINUTE_MS)));
    const source = { market: null, step: 15 * MINUTE_MS, prices: { digits: 2, characters: 4 } };
    expect(result).toMatchObject({ kind: 'source', source });
    if (result.kind !== 'source') return;
    expect(result.source.bars).toHaveLength(60);
    const prices = { open: 1.1, high: 1.25, low: 1, close: 1.2 };
    expect(result.source.bars[1]).toEqual({ time, ...prices, volume: 1 });
  });

  it.each<[count: number, dayStart: Source['dayStart']]>([
    [60, 'UTC'],
    // From Sunday evening on, after a weekend that has no bars.
    [200, 'New York'],
  ])(
    'of currencies (%d bars) tells when its day begins as soon as a week opens',
    async (count, dayStart) => {
      const isOpen = (line: string) => !/^2026-03-(07|08T([01]\d|2[01]))/.test(line);
      const lines = csvText(count, HOUR_MS).split('\n');
      expect(await read(textFile(lines.filter(isOpen).join('\n')))).toMatchObject({
        source: { dayStart },
      });
    },
  );

  it.each([
    [50, 12],
    [2000, 500],
    [4000, 600],
  ])('of %d bars begins with %d of them', async (count, start) => {
    expect(await read(textFile(csvText(count)))).toMatchObject({ source: { start } });
  });

  it('is the same however it is cut, inside characters of several bytes too', async () => {
    const bytes = encoder.encode(csvText(50));
    const whole = await read(fileOf([bytes]));
    expect(whole.kind).toBe('source');
    for (const length of [1, 2, 3, 5, 1000])
      expect(await read(fileOf(pieces(bytes, length)))).toEqual(whole);
  });
});

it('opens a file as large as allowed, and no larger one', async () => {
  const bytes = encoder.encode(csvText(50));
  expect((await read(fileOf([bytes], MAX_FILE_BYTES))).kind).toBe('source');
  const file = fileOf([bytes], MAX_FILE_BYTES + 1);
  expect(await read(file)).toEqual({ kind: 'too-large' });
  expect(file.state.reads).toBe(0);
});

// Of a single bar nothing tells how long it is.
it.each([1, 2, MIN_FILE_BARS - 1])('refuses %d bars, and says so', async (count) => {
  expect(await read(textFile(csvText(count)))).toEqual({ kind: 'too-few', count });
});

const badPrice = `${csvText(60)}\n2027-01-01,1,x,1,1,1,`;
const manyFaults = `${csvText(60)}${'\nno bar'.repeat(30)}`;
const uneven = (seconds: number) => ({ line: 3, code: 'uneven-step', got: seconds });

it.each([
  ['an empty file', '', { line: 1, code: 'empty' }, 0],
  ['a header alone', 'time,open,high,low,close', { line: 1 }, 0],
  ['another text', 'Dear sir', { line: 1 }, 0],
  ['a binary file', 'PK\u0003\u0000', { line: 1, code: 'binary' }, 0],
  ['a wrong price', badPrice, { line: 62 }, 0],
  ['many wrong lines', manyFaults, { line: 62 }, 10],
  ['bars a second apart, which no timeframe has a name for', csvText(60, 1000), uneven(1), 0],
  ['bars 90 seconds apart', csvText(60, 90_000), uneven(90), 0],
])('tells what is wrong with %s', async (_, text, fault, more) => {
  const result = await read(textFile(text));
  expect(result).toMatchObject({ kind: 'faults', more });
  expect(result.kind === 'faults' && result.faults[0]).toMatchObject(fault);
});

it('stops reading at more bars than a chart takes, and says so', async () => {
  const row = (_: unknown, bar: number) => `${1_772_400_000 + 300 * bar},1,1,1,1`;
  const rows = Array.from({ length: 100_001 }, row).join('\n');
  const after = encoder.encode('\nno bar');
  const file = fileOf([encoder.encode(`time,open,high,low,close\n${rows}\n`), after, after]);
  const fault = { line: 100_002, code: 'too-many-bars', expected: 100_000 };
  expect(await read(file)).toMatchObject({ kind: 'faults', faults: [fault] });
  expect(file.state).toEqual({ reads: 1, isCancelled: true });
});

const fail = () => {
  throw new Error('gone');
};

it.each<[what: string, ReadableFile, pause: () => Promise<void>]>([
  ['whose stream fails', fileOf([encoder.encode(csvText(60)), new Error('gone')]), resume],
  ['that has no stream', { size: 10, stream: fail }, resume],
  ['in a page that fails while it waits', textFile(csvText(60)), async () => fail()],
])('says so of a file that cannot be read: one %s', async (_, file, pause) => {
  expect(await readMarketFile(file, pause)).toEqual({ kind: 'unreadable' });
});

describe('the pause', () => {
  /** @returns parts done at which reading paused */
  async function pauses(file: ReadableFile): Promise<number[]> {
    const parts: number[] = [];
    await readMarketFile(file, async (done) => {
      parts.push(done);
    });
    return parts;
  }
  const bytes = encoder.encode(csvText(60));

  it('comes after each piece, with the part that is done', async () => {
    const half = Math.ceil(bytes.length / 2);
    expect(await pauses(fileOf(pieces(bytes, half)))).toEqual([0, half / bytes.length]);
  });

  it('comes within a large piece too', async () => {
    const text = csvText(4000);
    expect(await pauses(textFile(text))).toHaveLength(Math.ceil(text.length / 32_768));
  });

  it('is waited for', async () => {
    const waits: (() => void)[] = [];
    const file = fileOf(pieces(bytes, 1000));
    const result = readMarketFile(file, () => new Promise<void>((done) => waits.push(done)));
    const count = pieces(bytes, 1000).length;
    for (let reads = 1; reads <= count; reads++) {
      await new Promise((later) => setTimeout(later));
      expect(file.state.reads).toBe(reads);
      waits.pop()?.();
    }
    expect((await result).kind).toBe('source');
  });
});
