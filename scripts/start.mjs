/**
 * `npm start`: installs what is missing, builds the site, checks it and serves it. Needs nothing but Node and npm.
 *
 *     npm start              http://localhost:3000
 *     PORT=3001 npm start    http://localhost:3001
 */
import { install, readPort, run } from './setup.mjs';

/**
 * @param {string[]} args script and its arguments, run in TypeScript
 * @returns {Promise<number>}
 */
function script(...args) {
  return run(process.execPath, ['--import', 'tsx', ...args]);
}

/** @returns {Promise<number>} exit code */
async function start() {
  // Before the first slow step: nobody should wait for a build that cannot be shown.
  const { port, problem } = await readPort(process.env.PORT);
  if (problem) {
    console.error(problem);
    return 1;
  }
  if (!(await install())) return 1;
  const built = await script('scripts/build.ts');
  if (built !== 0) return built;
  return script('scripts/serve.ts', 'out', String(port));
}

start().then((code) => process.exit(code));
