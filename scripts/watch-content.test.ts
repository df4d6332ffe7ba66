import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { type Verdict, watchContent } from './watch-content';

const TIMEOUT_MS = 60_000;

const copy = writeExport({});
const root = process.cwd();

beforeAll(() => {
  const filter = (source: string) => !/node_modules|\.test\./.test(source);
  for (const part of ['app', 'checks', 'content', 'engine', 'lib', 'scripts', 'tsconfig.json'])
    cpSync(part, join(copy, part), { recursive: true, filter });
  for (const part of ['node_modules', 'package.json'])
    symlinkSync(join(root, part), join(copy, part));
  process.chdir(copy);
});
afterAll(() => {
  process.chdir(root);
  removeFixtures();
});

it(
  'says at each edit what is wrong, and that it is right again',
  async () => {
    const said: Verdict[] = [];
    let tell = () => {};
    const next = () => new Promise<void>((resolve) => (tell = resolve));
    let told = next();
    const end = watchContent((verdict) => {
      said.push(verdict);
      tell();
    });
    await told;
    told = next();
    const site = readFileSync('content/site.ts', 'utf8');
    writeFileSync('content/site.ts', site.replace(/refundDays: \d+/, "refundDays: 'seven'"));
    await told;
    told = next();
    writeFileSync('content/site.ts', site);
    await told;
    end();
    expect(said.map(({ isRight }) => isRight)).toEqual([true, false, true]);
    expect(said[1]?.text).toMatch(/^content\/site\.ts: site\.refundDays: expected /);
  },
  TIMEOUT_MS,
);

it(
  'ends when a check gets Ctrl+C',
  () => {
    const script = (name: string, text: string) => writeFileSync(join(copy, 'scripts', name), text);
    script(
      'check-content.ts',
      "process.kill(process.pid, 'SIGINT');\nsetInterval(() => {}, 1000);\n",
    );
    script(
      'watch.ts',
      "import { watchContent } from './watch-content';\nwatchContent(() => {});\n",
    );
    const args = ['--import', 'tsx', 'scripts/watch.ts'];
    expect(spawnSync(process.execPath, args, { cwd: copy, timeout: TIMEOUT_MS / 2 }).status).toBe(
      130,
    );
  },
  TIMEOUT_MS,
);
