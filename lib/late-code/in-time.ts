/**
 * For code that is fetched late. A fetch that hangs, and a file that arrives as something else than its code, leave an
 * `import()` waiting for ever, so whoever needs the code has to say when to go on without it.
 * @param limit longest wait in milliseconds
 * @throws what `loading` fails with; an Error once the limit is over
 */
export function inTime<Code>(loading: Promise<Code>, limit: number): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code after ${limit} ms`)), limit);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
