import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bar } from '@/engine/market/bar';
import { rewritten } from '@/engine/replay/rewrite';
import { simulatedSource } from '@/engine/replay/source';

const run = promisify(execFile);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** @returns what the program prints */
async function fingerprint(...args: string[]): Promise<string> {
  const program = ['--import', 'tsx', 'scripts/fingerprint.ts', ...args];
  return (await run(process.execPath, program)).stdout.trim();
}

async function fileOf(name: string, bars: readonly Bar[]): Promise<string> {
  const lines = bars.map(({ time, open, high, low, close }) =>
    [new Date(time).toISOString(), open, high, low, close].join(),
  );
  const path = join(folder, name);
  await writeFile(path, ['time,open,high,low,close', ...lines].join('\n'));
  return path;
}

// Each starts a program of its own, on a machine that is busy with other tests.
jest.setTimeout(30_000);

it('prints the digest of the log that it writes: of a market, of the same bars in a file, and whatever came after them', async () => {
  const source = { ...simulatedSource(7) };
  const bars = source.bars.slice(0, 900);
  const options = ['--timeframe', '15m', '--bars', '200'];
  const log = join(folder, 'log.csv');
  const [market, file, other, set] = await Promise.all([
    fingerprint('--market', '7', '--log', log, ...options),
    fingerprint(await fileOf('same.csv', bars), ...options),
    fingerprint(await fileOf('other.csv', rewritten(source, 600, 300, 1).bars), ...options),
    fingerprint('--market', '7', '--settings', '2,0,whole-days,UTC', ...options),
  ]);
  const digest = createHash('sha256')
    .update(await readFile(log))
    .digest('hex');
  const noted = `15m/4,0.4,mornings,UTC/200/${digest}`;
  expect([market, file, other]).toEqual([`7/${noted}`, `file/${noted}`, `file/${noted}`]);
  expect(set).toMatch(/^7\/15m\/2,0,whole-days,UTC\/200\//);
  expect(set).not.toContain(digest);
});

it.each([
  [[], 'npm run fingerprint'],
  [['--market', '7', '--timeframe', '16m', '--bars', '9'], '5m, 15m'],
  [['--market', '7', '--timeframe', '4h', '--bars', '900'], 'from 1 to'],
])('says what is missing: %j', async (args, message) => {
  await expect(fingerprint(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message),
  });
});
