import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Passes Ctrl+C and `kill` on to what was started here, and waits for it to end. */
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(signal === 'SIGINT' ? 130 : 143);
    for (const child of running) child.kill(signal);
  });
}

/**
 * Runs a program with this terminal's input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 127 where it could not be started, 130 where a signal ended it
 */
export function run(command, args, options) {
  return new Promise((resolve) => {
    // npm is a .cmd file on Windows, which starts through a shell alone.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { stdio: 'inherit', shell, ...options });
    running.add(child);
    child.on('error', (error) => {
      running.delete(child);
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve(code === null ? 130 : code);
    });
  });
}
