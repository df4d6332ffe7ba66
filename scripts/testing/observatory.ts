/**
 * Grades a server on this machine as https://developer.mozilla.org/observatory would, and prints the result as JSON:
 *
 *     NODE_EXTRA_CA_CERTS=certificate.pem npx tsx scripts/testing/observatory.ts <http port> <https port>
 */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTool, loadTool } from './programs';

const name = '@mdn/mdn-http-observatory';

/** What one test of the observatory found. */
interface Finding {
  readonly result: string;
  readonly pass: boolean;
}

interface Retriever {
  retrieve(host: string, ports: { httpPort: number; httpsPort: number }): Promise<unknown>;
}

interface Constants {
  readonly ALL_TESTS: readonly ((requests: unknown) => Finding)[];
}

interface Grader {
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { readonly grade: string; readonly score: number };
}

/** The package would fetch the browsers' lists when it is installed; here no site is on them. */
function provideEmptyList(): void {
  const start = findTool(name);
  if (start === null) throw new Error(`${name} is not installed`);
  const list = join(dirname(start), '..', 'conf', 'hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

/** Score from which extra credit counts: an A. */
const MIN_FOR_EXTRA_CREDIT = 90;
const FULL_SCORE = 100;

async function grade(httpPort: number, httpsPort: number) {
  provideEmptyList();
  const [retriever, constants, grader] = await Promise.all([
    loadTool<Retriever>(`${name}/src/retriever/retriever.js`),
    loadTool<Constants>(`${name}/src/constants.js`),
    loadTool<Grader>(`${name}/src/grader/grader.js`),
  ]);
  const requests = await retriever.retrieve('localhost', { httpPort, httpsPort });
  const findings = constants.ALL_TESTS.map((test) => test(requests));
  const modifiers = findings.map(({ result }) => grader.getScoreModifier(result));
  const lost = modifiers.filter((modifier) => modifier < 0);
  const base = lost.reduce((score, modifier) => score + modifier, FULL_SCORE);
  const all = modifiers.reduce((score, modifier) => score + modifier, FULL_SCORE);
  return {
    ...grader.getGradeForScore(base >= MIN_FOR_EXTRA_CREDIT ? all : base),
    failed: findings.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

grade(Number(process.argv[2]), Number(process.argv[3])).then(
  (result) => console.log(JSON.stringify(result)),
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
