/**
 * Scores a server on this machine as https://developer.mozilla.org/observatory would, and prints the result as JSON:
 *
 *     NODE_EXTRA_CA_CERTS=certificate.pem npx tsx scripts/testing/observatory.ts <http port> <https port>
 */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTool, loadTool } from './programs';

const PACKAGE = '@mdn/mdn-http-observatory';

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
}

/** The package would fetch the browsers' lists when it is installed; here no site is on them. */
function provideEmptyList(): void {
  const start = findTool(PACKAGE);
  if (start === null) throw new Error(`${PACKAGE} is not installed`);
  const list = join(dirname(start), '..', 'conf', 'hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

async function score(httpPort: number, httpsPort: number) {
  provideEmptyList();
  const [retriever, constants, grader] = await Promise.all([
    loadTool<Retriever>(`${PACKAGE}/src/retriever/retriever.js`),
    loadTool<Constants>(`${PACKAGE}/src/constants.js`),
    loadTool<Grader>(`${PACKAGE}/src/grader/grader.js`),
  ]);
  const requests = await retriever.retrieve('localhost', { httpPort, httpsPort });
  const findings = constants.ALL_TESTS.map((test) => test(requests));
  return {
    score: findings.reduce((sum, { result }) => sum + grader.getScoreModifier(result), 100),
    failed: findings.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

score(Number(process.argv[2]), Number(process.argv[3])).then(
  (result) => console.log(JSON.stringify(result)),
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
