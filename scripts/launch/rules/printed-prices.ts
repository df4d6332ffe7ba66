import { load } from 'cheerio';
import { comparePlan, planCosts, planPrice } from '@/lib/plans/figures';
import { formatCents } from '@/lib/plans/texts';
import { meta } from '../../postbuild/meta';
import type { Page } from '../../postbuild/read-export';
import { structuredDataPlans } from '../../postbuild/steps/structured-data-plans';
import { visibleText } from '../../postbuild/visible-text';
import { checkInput, type LaunchContent } from '../content';
import type { Rule } from '../finding';

const amounts = /\$\s?\d[\d,]*(?:\.\d+)?/g;

/** Amounts that follow from the plans: price, comparison, saving, price per month, and the totals that the page begins with. */
function allowed({ plans, planCosts: { tool } }: LaunchContent): Set<string> {
  const prices = plans.map(planPrice);
  const [base] = prices;
  if (!base) return new Set();
  const figures = prices.flatMap((plan) => {
    const comparison = comparePlan(plan, base);
    if (!comparison) return [plan.cents];
    const { compared, saving, perMonth } = comparison;
    return [plan.cents, compared, saving, perMonth];
  });
  const totals = planCosts(prices, tool.start).map(({ total }) => total);
  return new Set([...figures, ...totals].map(formatCents));
}

/** What people and previews read of a page. Cards say each price once more in whole words, for those who hear it. */
function read(page: Page): string {
  const $ = load(page.html);
  $('[aria-hidden="true"]').remove();
  const described = ['description', 'og:description', 'twitter:description', 'og:title'];
  return [visibleText($), ...described.map((name) => meta(page, name) ?? '')].join(' ');
}

/** Prices on pages, in previews and in structured data are those of the plans. */
export const printedPrices: Rule = {
  id: 'LR04',
  part: 'The built pages',
  title: 'prices are those of the plans',
  severity: 'error',
  async find({ content, site }) {
    const known = allowed(content);
    const others = site.pages.flatMap((page) => {
      const found = [...new Set(read(page).match(amounts) ?? [])];
      return found.filter((amount) => !known.has(amount)).map((amount) => ({ page, amount }));
    });
    const structured = await structuredDataPlans.run(checkInput(content, site));
    return [
      ...others.map(({ page, amount }) => ({
        file: 'content/plans.ts',
        field: '',
        page: page.file,
        text: `A page says ${amount}, which no plan costs. Build the site again, then correct the text or the plan.`,
      })),
      ...structured.map(({ file, problem }) => ({
        file: 'content/plans.ts',
        field: '',
        page: file,
        text: `What search engines read differs from the plans: ${problem}. Build the site again.`,
      })),
    ];
  },
};
