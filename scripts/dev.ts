/**
 * `npm run dev`: shows edits as they are made, and says in the terminal what is wrong with the content.
 *
 *     npm run dev                 http://localhost:3000
 *     npm run dev -- -p 3001      http://localhost:3001, and so does PORT=3001
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { KEPT_WORK, keepWorkIn } from '@/lib/build/kept-work';
import { install, readPort, run } from './setup.mjs';
import { watchContent } from './watch-content';

/**
 * What Next prints and nobody needs twice: its name, addresses that this prints too, where an error was thrown, and what
 * the check of the content says better.
 */
const NOISE =
  /^\s*(?:▲ Next|- (?:Local|Network):|✓|⨯ serverMin|· turbopack|- Experiments|See more: |○ Compiling|at |[\]}]|page: )|content\/\S+: \S+: expected |^React encountered an empty buffer/;

/** Prints what Next says, without its noise. */
function printNext(part: string): void {
  for (const line of part.split('\n')) {
    const plain = stripVTControlCharacters(line).trim();
    if (plain && !NOISE.test(plain)) console.log(line);
  }
}

const RETRY_MS = 100;

/** Asks for the first page until it was made: whoever opens it then does not wait. @returns whether it could be shown */
async function firstPage(address: string): Promise<boolean> {
  for (;;) {
    try {
      const response = await fetch(address);
      await response.arrayBuffer();
      return response.ok;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function dev(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string', short: 'p' } } });
  const { port, problem } = await readPort(values.port ?? process.env.PORT, 'npm run dev');
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (!(await install())) return 1;
  console.log('Making the first page ...');
  await keepWorkIn(KEPT_WORK);
  const started = performance.now();
  const next = createRequire(join(process.cwd(), 'package.json')).resolve('next/dist/bin/next');
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    FORCE_COLOR: '1',
    // Turbopack writes down what it made when it ends. Next gives it no time for that by itself, and the next start makes all anew.
    __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1',
  };
  const ended = run(process.execPath, [next, 'dev', '-p', String(port)], { env }, printNext);
  firstPage(address).then((isShown) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const state = isShown ? `first page ready after ${seconds} s` : 'the first page shows why not';
    console.log(
      `\nThe site is on ${address}, ${state} (Ctrl+C ends it).\nEdit the files in content/; README.md lists them.`,
    );
    let wasWrong = false;
    watchContent(({ isRight, text }) => {
      // Of right content nothing is said before it was wrong.
      if (!isRight || wasWrong) console.log(`\n${text}`);
      wasWrong = !isRight;
    });
  });
  return ended;
}

dev().then((code) => process.exit(code));
