import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './run.mjs';

/** @param {string} file */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether `node_modules` is missing or differs from the lockfile. npm records what it installed in
 * `node_modules/.package-lock.json`, as its last act; the two are compared by version, because the times of files
 * say nothing after a clone. Optional packages of other systems are in the lockfile and never installed.
 * @param {string} root folder of `package.json`
 * @returns {boolean}
 */
export function needsInstall(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return true;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).some(
    ([path, { version, optional }]) =>
      path !== '' && (installed[path] ? installed[path].version !== version : !optional),
  );
}

/**
 * Command line of the npm that runs this script, or of the one on the path.
 * @returns {[string, ...string[]]}
 */
export function npm() {
  const script = process.env.npm_execpath;
  return script && basename(script).startsWith('npm') ? [process.execPath, script] : ['npm'];
}

/**
 * Makes `node_modules` equal to the lockfile, when it is not.
 * @param {string} root folder of `package.json`
 * @returns {Promise<boolean>} whether what is installed now fits
 */
export async function install(root) {
  if (!needsInstall(root)) return true;
  console.log('Installing packages (npm ci) ...');
  const [command, ...args] = npm();
  // The tools that build the site are development dependencies: they are needed under NODE_ENV=production too.
  const code = await run(command, [...args, 'ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
  });
  if (code !== 0) console.error('npm ci failed: see above.');
  return code === 0;
}
