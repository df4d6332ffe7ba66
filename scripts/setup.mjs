/** What `npm start` and `npm test` do before anything is installed: built-in modules alone. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

let isPassingSignals = false;

/** From now on, passes Ctrl+C and `kill` on to what was started here, and waits for it to end. */
function passSignals() {
  if (isPassingSignals) return;
  isPassingSignals = true;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
      for (const child of running) child.kill(signal);
    });
  }
}

/**
 * Runs a program with this terminal's input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [print] takes what the program prints, in place of the terminal
 * @returns {Promise<number>} its exit code; 127 where it could not be started, 130 where a signal ended it
 */
export function run(command, args, options, print) {
  passSignals();
  return new Promise((resolve) => {
    // npm is a .cmd file on Windows, which starts through a shell alone.
    const shell = process.platform === 'win32' && command === 'npm';
    const stdio = print ? /** @type {const} */ (['ignore', 'pipe', 'pipe']) : 'inherit';
    const child = spawn(command, args, { stdio, shell, ...options });
    running.add(child);
    if (print)
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      running.delete(child);
      const line = `${command}: ${error.message}`;
      if (print) print(`${line}\n`);
      else console.error(line);
      resolve(127);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === null ? 130 : code);
    });
  });
}

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
function npm() {
  const script = process.env.npm_execpath;
  return script && basename(script).startsWith('npm') ? [process.execPath, script] : ['npm'];
}

/**
 * Makes `node_modules` of the current folder equal to the lockfile, when it is not. On a Node that will not do, npm says so and which would:
 * `engines` of package.json, `engine-strict` of .npmrc.
 * @returns {Promise<boolean>} whether what is installed now fits
 */
export async function install() {
  if (!needsInstall('.')) return true;
  console.log('Installing packages (npm ci) ...');
  const [command, ...args] = npm();
  // The tools that build the site are development dependencies: they are needed under NODE_ENV=production too.
  const ci = [...args, 'ci', '--include=dev', '--loglevel=error'];
  const code = await run(command, ci);
  if (code !== 0) console.error('npm ci failed: see above.');
  return code === 0;
}

const DEFAULT_PORT = 3000;

/**
 * @param {string} [text] the PORT variable
 * @param {string} [command] what serves it, to be said with another port
 * @returns {Promise<{ port: number, problem: string | null }>} 3000 where it is not set; why the site cannot be served
 *     there and what to do, or null
 */
export function readPort(text, command = 'npm start') {
  const port = Number(text || DEFAULT_PORT);
  const other = port === DEFAULT_PORT ? DEFAULT_PORT + 1 : DEFAULT_PORT;
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ { message }) =>
      resolve({
        port,
        problem: `Port ${text || port} cannot be used: ${message}\nServe on another: PORT=${other} ${command}`,
      });
    const server = createServer().on('error', fail);
    try {
      server.listen(port, '127.0.0.1', () => server.close(() => resolve({ port, problem: null })));
    } catch (error) {
      fail(/** @type {Error} */ (error));
    }
  });
}
