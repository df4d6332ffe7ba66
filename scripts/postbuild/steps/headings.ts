import type { Check, Problem } from '../problem';
import type { Page } from '../read-export';

function outlineProblems({ file, $ }: Page): Problem[] {
  let above = 0;
  return $('h1, h2, h3, h4, h5, h6')
    .not('template *')
    .toArray()
    .flatMap((heading) => {
      const level = Number(heading.tagName[1]);
      const skipped = level > above + 1;
      const before = above === 0 ? 'the start' : `a heading of level ${above}`;
      above = level;
      if (!skipped) return [];
      return {
        file,
        problem: `heading of level ${level} after ${before}: "${$(heading).text()}"`,
        fix: 'Use the next level down; the size is a matter of CSS.',
      };
    });
}

function countProblems({ file, $ }: Page): Problem[] {
  return ['h1', 'main']
    .filter((name) => $(name).length !== 1)
    .map((name) => ({
      file,
      problem: `${$(name).length} ${name} elements, expected one`,
      fix: `Leave one ${name} on the page.`,
    }));
}

/** Each page has one `h1`, one `main` and no skipped heading level (rule A5). */
export const headings: Check = {
  name: 'headings',
  run({ site }) {
    return site.pages.flatMap((page) => [...countProblems(page), ...outlineProblems(page)]);
  },
};
