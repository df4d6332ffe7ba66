import type { Rule } from '../finding';

/** The site that is looked at was built from the content that is looked at. */
export const currentBuild: Rule = {
  id: 'LR31',
  part: 'The built pages',
  title: 'the site is built from this content',
  severity: 'error',
  find: ({ isCurrent }) =>
    isCurrent
      ? []
      : [
          {
            file: 'out/',
            field: '',
            text: 'out/ was built from other content: run npm run build, then npm run launch again',
          },
        ],
};
