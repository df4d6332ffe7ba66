/**
 * Prints as JSON what others say of the headers: how https://developer.mozilla.org/observatory scores a server on this
 * machine, what csp_evaluator finds in a policy, and how Netlify reads a `_headers` file.
 *
 *     NODE_EXTRA_CA_CERTS=certificate.pem node scripts/testing/grades.mjs <http port> <https port> <policy> <_headers>
 */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const tools = createRequire(new URL('../hosts/tools/package.json', import.meta.url));
const load = (name) => import(pathToFileURL(tools.resolve(name)).href);
const [httpPort, httpsPort, policy, headersFile] = process.argv.slice(2);

// The observatory would fetch the browsers' lists when it is installed; here no site is on them.
const OBSERVATORY = '@mdn/mdn-http-observatory';
const list = join(dirname(tools.resolve(OBSERVATORY)), '..', 'conf', 'hsts-preload.json');
if (!existsSync(list)) writeFileSync(list, '{}');
const { retrieve } = await load(`${OBSERVATORY}/src/retriever/retriever.js`);
const { ALL_TESTS } = await load(`${OBSERVATORY}/src/constants.js`);
const { getScoreModifier } = await load(`${OBSERVATORY}/src/grader/grader.js`);
const ports = { httpPort: Number(httpPort), httpsPort: Number(httpsPort) };
const requests = await retrieve('localhost', ports);
const tested = ALL_TESTS.map((test) => test(requests));

const { CspEvaluator } = await load('csp_evaluator/dist/evaluator.js');
const { CspParser } = await load('csp_evaluator/dist/parser.js');

const { parseAllHeaders } = await load('netlify-headers-parser');
const netlify = await parseAllHeaders({ headersFiles: [headersFile], minimal: true });

console.log(
  JSON.stringify({
    score: tested.reduce((sum, { result }) => sum + getScoreModifier(result), 100),
    failed: tested.filter(({ pass }) => !pass).map(({ result }) => result),
    policyFaults: new CspEvaluator(new CspParser(policy).csp).evaluate(),
    netlify: { ...netlify, errors: netlify.errors.map(({ message }) => message) },
  }),
);
