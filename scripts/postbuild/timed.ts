/** Runs one step of the build and prints how long it took. */
export async function timed<T>(name: string, step: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await step();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name.padEnd(44)}${seconds.padStart(6)} s`);
  return result;
}
