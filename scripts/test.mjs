/**
 * `npm test`: installs what is missing, browsers included, and runs every check of the site. The last line says
 * `N passed, N failed`; the exit code is 1 when anything failed.
 */
import { install, run } from './setup.mjs';

/** @returns {Promise<number>} exit code */
async function test() {
  if (await install()) return run(process.execPath, ['--import', 'tsx', 'scripts/test/main.ts']);
  console.log('0 passed, 1 failed');
  return 1;
}

test().then((code) => process.exit(code));
