import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { indicators } from '@/content/indicators';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { llmsText } from './llms-text';

const legal = [routes.terms, routes.refund];
const text = llmsText({ site, indicators, plans, pricing, faqs, footer, legal });

it('begins with name and description', () => {
  expect(text.split('\n').slice(0, 3)).toEqual([
    `# ${site.name}`,
    '',
    `> ${site.productDescription}`,
  ]);
});

it('has a heading for each list, and nothing but links in it', () => {
  expect(text.match(/^## .+$/gm)).toEqual(['## Indicators', '## Pricing', '## FAQs', '## Legal']);
  const [, ...lists] = text.split(/^## .+$/m);
  for (const line of lists.join('').split('\n').filter(Boolean))
    expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/\S+\): ./);
});

it('names every plan with its price', () => {
  expect(text).toContain(`- [Annual Plan](${site.url}/#pricing): $129.99 per year`);
});

it('carries nothing that is made up', () => {
  for (const { author } of testimonials.items) expect(text).not.toContain(author);
});
