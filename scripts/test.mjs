/**
 * `npm test`: installs what is missing, browsers included, and runs every check of the site. The last line says
 * `N passed, N failed`; the exit code is 1 when anything failed.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './setup/install.mjs';
import { nodeProblem } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {Promise<number>} exit code */
async function test() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problem = nodeProblem(process.versions.node, engines.node);
  if (problem) console.error(problem);
  if (problem || !(await install(root))) {
    console.log('0 passed, 1 failed');
    return 1;
  }
  return run(process.execPath, ['--import', 'tsx', 'scripts/test/main.ts'], { cwd: root });
}

test().then((code) => process.exit(code));
