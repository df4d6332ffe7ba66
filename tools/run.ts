import { type SpawnOptions, spawn } from 'node:child_process';

/** Receives a program's output. */
export type Print = (text: string) => void;

/**
 * Runs a program. @param print receives its output
 * @returns its exit code; 127 if it cannot start, 130 after a signal
 */
export function run(
  command: string,
  args: string[],
  options: SpawnOptions = {},
  print?: Print,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    });
    if (print)
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      const line = `${command}: ${error.message}`;
      if (print) print(`${line}\n`);
      else console.error(line);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 130));
  });
}
