import { findProgram } from './run-server';

/**
 * Tests of a program that not every machine has; without it there is one skipped test, which says why.
 * @param advice how to get it
 */
export function whenInstalled(
  name: string,
  advice: string,
  tests: (program: string) => void,
): void {
  const program = findProgram(name);
  if (program === null) it.skip(`skipped: ${name} is not installed. ${advice}`, () => undefined);
  else tests(program);
}
