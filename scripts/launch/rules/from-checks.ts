import type { Check, Problem } from '../../postbuild/problem';
import { checkInput } from '../content';
import type { Found, LaunchInput, Rule } from '../finding';

/** What a check says begins in lower case and has no end. An address or a file's path stays as it is written. */
function sentence(problem: string): string {
  if (/^\S+[/.]\S/.test(problem)) return `${problem}.`;
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
}

/**
 * A rule that checks of the build keep already. An export may be older than its content, or built with a check left out.
 * @param file where to begin to look
 * @param checks what each of them finds is a thing to do
 */
export function fromChecks(
  id: string,
  title: string,
  file: string,
  checks: readonly Check[],
): Rule {
  return {
    id,
    part: 'The built pages',
    title,
    severity: 'error',
    async find({ content, site }: LaunchInput) {
      const lists: Problem[][] = [];
      for (const { run } of checks) lists.push(await run(checkInput(content, site)));
      return lists.flat().map(
        ({ file: page, problem, fix }): Found => ({
          file,
          field: '',
          text: `${sentence(problem)} ${fix}`,
          page,
        }),
      );
    },
  };
}
