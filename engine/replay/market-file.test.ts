import { MINUTE_MS } from '@/engine/market/bar';
import { MAX_FILE_BYTES, MIN_FILE_BARS, type ReadableFile, readMarketFile } from './market-file';

const encoder = new TextEncoder();

/** @returns the bytes in pieces of a length */
function pieces(bytes: Uint8Array, length: number): Uint8Array[] {
  const count = Math.ceil(bytes.length / length);
  return Array.from({ length: count }, (_, piece) =>
    bytes.slice(piece * length, (piece + 1) * length),
  );
}

interface FakeFile extends ReadableFile {
  /** Whether the rest was declined. */
  isCancelled(): boolean;
  /** Pieces that were read. */
  read(): number;
}

/** @returns a file that comes in these pieces, and then ends, or fails */
function fileOf(chunks: readonly (Uint8Array | Error)[], size?: number): FakeFile {
  let read = 0;
  let isCancelled = false;
  const length = chunks.reduce((sum, chunk) => sum + ('length' in chunk ? chunk.length : 0), 0);
  const reader = {
    async read() {
      const value = chunks[read];
      if (value === undefined) return { done: true, value };
      read++;
      if (value instanceof Error) throw value;
      return { done: false, value };
    },
    async cancel() {
      isCancelled = true;
    },
  };
  return {
    size: size ?? length,
    stream: () => ({ getReader: () => reader }) as unknown as ReturnType<Blob['stream']>,
    isCancelled: () => isCancelled,
    read: () => read,
  };
}

/** @returns a file of a text, in one piece */
function textFile(text: string): FakeFile {
  return fileOf([encoder.encode(text)]);
}

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
  it('gives a market with the step and the digits of its bars', async () => {
    const result = await read(textFile(csvText(60, 15 * MINUTE_MS)));
    expect(result).toMatchObject({
      kind: 'source',
      source: { market: null, step: 15 * MINUTE_MS, digits: 2 },
    });
    if (result.kind !== 'source') return;
    expect(result.source.bars).toHaveLength(60);
    expect(result.source.bars[1]).toEqual({
      time: Date.UTC(2026, 2, 2, 0, 15),
      open: 1.1,
      high: 1.25,
      low: 1,
      close: 1.2,
      volume: 1,
    });
  });

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
  const allowed = fileOf([encoder.encode(csvText(50))], MAX_FILE_BYTES);
  expect((await read(allowed)).kind).toBe('source');
  const file = fileOf([encoder.encode(csvText(50))], MAX_FILE_BYTES + 1);
  expect(await read(file)).toEqual({ kind: 'too-large' });
  expect(file.read()).toBe(0);
});

// Of a single bar nothing tells how long it is.
it.each([1, 2, MIN_FILE_BARS - 1])(
  'refuses %d bars, and says how many there are',
  async (count) => {
    expect(await read(textFile(csvText(count)))).toEqual({ kind: 'too-few', count });
  },
);

it.each([
  ['an empty file', '', { line: 1, code: 'empty' }],
  ['a header alone', 'time,open,high,low,close', { line: 1 }],
  ['another text', 'Dear sir', { line: 1 }],
  ['a binary file', 'PK\u0003\u0000', { line: 1, code: 'binary' }],
  ['a wrong price', `${csvText(60)}\n2027-01-01,1,x,1,1,1,`, { line: 62 }],
])('tells what is wrong with %s', async (_, text, fault) => {
  expect(await read(textFile(text))).toMatchObject({ kind: 'faults', faults: [fault], more: 0 });
});

it('counts the faults that it does not list', async () => {
  const wrong = Array.from({ length: 30 }, () => 'no bar').join('\n');
  const result = await read(textFile(`${csvText(60)}\n${wrong}`));
  expect(result).toMatchObject({ kind: 'faults', more: 10 });
});

it.each([
  [1000, 1],
  [1.5 * MINUTE_MS, 90],
])('refuses bars %d ms apart, which no timeframe has a name for', async (step, seconds) => {
  expect(await read(textFile(csvText(60, step)))).toEqual({
    kind: 'faults',
    faults: [{ line: 3, code: 'uneven-step', got: seconds }],
    more: 0,
  });
});

it('stops reading at more bars than a chart takes, and says so', async () => {
  const rows = Array.from(
    { length: 100_001 },
    (_, bar) => `${1_772_400_000 + 300 * bar},1,1,1,1`,
  ).join('\n');
  const after = encoder.encode('\nno bar');
  const file = fileOf([encoder.encode(`time,open,high,low,close\n${rows}\n`), after, after]);
  const result = await read(file);
  expect(result).toMatchObject({
    kind: 'faults',
    faults: [{ line: 100_002, code: 'too-many-bars', expected: 100_000 }],
  });
  expect(file.isCancelled()).toBe(true);
  expect(file.read()).toBe(1);
});

describe('a file that cannot be read', () => {
  const bytes = encoder.encode(csvText(60));
  const failing = fileOf([bytes, new Error('gone')]);

  it.each<[string, ReadableFile]>([
    ['a stream that fails half way', failing],
    [
      'a file that has no stream',
      {
        size: 10,
        stream() {
          throw new Error('gone');
        },
      },
    ],
  ])('is said to be so: %s', async (_, file) => {
    expect(await read(file)).toEqual({ kind: 'unreadable' });
  });

  it('is said to be so where the page fails while it waits', async () => {
    const result = readMarketFile(textFile(csvText(60)), () => Promise.reject(new Error('gone')));
    await expect(result).resolves.toEqual({ kind: 'unreadable' });
  });
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

  it('comes after each piece, with the part that is done', async () => {
    const bytes = encoder.encode(csvText(60));
    const half = Math.ceil(bytes.length / 2);
    const parts = await pauses(fileOf(pieces(bytes, half)));
    expect(parts).toEqual([0, half / bytes.length]);
  });

  it('comes within a large piece too', async () => {
    const text = csvText(4000);
    const parts = await pauses(textFile(text));
    expect(parts).toHaveLength(Math.ceil(text.length / 32_768));
    expect(parts.every((part) => part >= 0 && part <= 1)).toBe(true);
  });

  it('is waited for', async () => {
    const waits: (() => void)[] = [];
    const bytes = encoder.encode(csvText(60));
    const file = fileOf(pieces(bytes, 1000));
    const result = readMarketFile(file, () => new Promise<void>((done) => waits.push(done)));
    await new Promise((later) => setTimeout(later, 5));
    expect(file.read()).toBe(1);
    while (file.read() < pieces(bytes, 1000).length) {
      waits.pop()?.();
      await new Promise((later) => setTimeout(later));
    }
    waits.pop()?.();
    expect((await result).kind).toBe('source');
  });
});
