import { jsonLdTexts, nodesIn, ofType, parseJson } from '../../postbuild/json-ld';
import type { Page } from '../../postbuild/read-export';
import { visibleText } from '../../postbuild/visible-text';
import { inContent, type LaunchInput, type Rule } from '../finding';

/** A number of days in a sentence about getting money back. */
const promises = [
  /\b(\d+)[- ]days?[- ](?:money[- ]back|full refund|refund)/gi,
  /\bwithin (\d+) days (?:of|after) (?:\w+ ){0,3}(?:subscription|subscribing|purchase|payment|order)/gi,
  /\bafter (\d+) days,? (?:all )?sales are final/gi,
];

/** Numbers of days that a page names, in its words and for search engines. */
function stated(page: Page): string[] {
  const text = visibleText(page.$);
  const printed = promises.flatMap((promise) => [...text.matchAll(promise)]);
  const policies = ofType(
    jsonLdTexts(page).flatMap((json) => nodesIn(parseJson(json))),
    'MerchantReturnPolicy',
  );
  const data = policies.flatMap(({ merchantReturnDays }) => merchantReturnDays ?? []);
  return [...printed.map(([, days = '']) => days), ...data.map(String)];
}

/** Pages that must name them: every page, as the footer does. */
function missing({ content, site }: LaunchInput): Page[] {
  const days = new RegExp(`\\b${content.site.refundDays}[- ]days?\\b`, 'i');
  return site.pages.filter(({ $ }) => !days.test(visibleText($)));
}

/** The refund period is the same wherever it is promised. */
export const refundDays: Rule = {
  id: 'LR12',
  part: 'The built pages',
  title: 'the refund period is the same everywhere',
  severity: 'error',
  find(input) {
    const { content, site } = input;
    const wanted = String(content.site.refundDays);
    const on = (page: Page, text: string) => ({
      ...inContent(['site', 'refundDays'], `${text} Build the site again, then correct the words.`),
      page: page.file,
    });
    const others = site.pages.flatMap((page) =>
      [...new Set(stated(page))]
        .filter((days) => days !== wanted)
        .map((days) => on(page, `A page promises ${days} days and not ${wanted}.`)),
    );
    const silent = missing(input).map((page) => on(page, `A page does not name ${wanted} days.`));
    return [...others, ...silent];
  },
};
