import type { Check, Problem } from '../../postbuild/problem';
import { checkInput } from '../content';
import type { Found, LaunchInput, Rule } from '../finding';

/** @returns what a check of the build says, as a thing to do */
function found({ file, problem, fix }: Problem): Found {
  return { file: `out/${file}`, field: '', text: `${problem}. ${fix}` };
}

/**
 * A rule that checks of the build keep already. An export may be older than its content, or built with a check left out.
 * @param checks what each of them finds is a thing to do
 */
export function fromChecks(id: string, title: string, checks: readonly Check[]): Rule {
  return {
    id,
    part: 'The built pages',
    title,
    severity: 'error',
    async find({ content, site }: LaunchInput) {
      const lists: Problem[][] = [];
      for (const { run } of checks) lists.push(await run(checkInput(content, site)));
      return lists.flat().map(found);
    },
  };
}
