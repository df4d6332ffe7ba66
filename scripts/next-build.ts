import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Runs `next build` in a folder.
 * @param folder a project; its packages may stand in a folder above it
 * @param verbose whether its output is shown as it comes; it is kept otherwise, for a build that fails
 * @returns the output of a build that failed, or null
 */
export function nextBuild(folder: string, verbose: boolean): Promise<string | null> {
  const next = createRequire(join(folder, 'package.json')).resolve('next/dist/bin/next');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: verbose ? 'inherit' : 'pipe',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : output));
  });
}
