/**
 * `npm start`: installs what is missing, builds the site, checks it and serves it. Needs nothing but Node and npm.
 *
 *     npm start              http://localhost:3000
 *     PORT=3001 npm start    http://localhost:3001
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './setup/install.mjs';
import { nodeProblem } from './setup/node-version.mjs';
import { portProblem, readPort } from './setup/port.mjs';
import { run } from './setup/run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @param {string[]} args script and its arguments, run in TypeScript
 * @returns {Promise<number>}
 */
function script(...args) {
  return run(process.execPath, ['--import', 'tsx', ...args], { cwd: root });
}

/** @returns {Promise<number>} exit code */
async function start() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const port = readPort(process.env.PORT);
  // Both before the first slow step: nobody should wait for a build that cannot be shown.
  const problem = nodeProblem(process.versions.node, engines.node) || (await portProblem(port));
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (!(await install(root))) return 1;
  const built = await script('scripts/build.ts');
  if (built !== 0) return built;
  return script('scripts/serve.ts', 'out', String(port));
}

start().then((code) => process.exit(code));
