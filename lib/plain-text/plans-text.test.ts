import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { plansText } from './plans-text';

const text = plansText(site, plans, pricing);

it('says every plan with price, saving, renewal and features', () => {
  expect(text).toContain(
    [
      '6-Month Plan: $69.99 per 6 months',
      'Save $19.95 (22%), about $11.67 per month. Compared with $89.94 when billed monthly.',
      'Renews automatically at $69.99 every 6 months until you cancel.',
      '- All premium indicators',
    ].join('\n'),
  );
  expect(text).toContain('- Not included: Vote on upcoming features');
});

it.each([pricing.cancel, pricing.refund, pricing.currency])('says once: %s', (line) => {
  expect(text.split(line)).toHaveLength(2);
});

it('carries no badge', () => {
  expect(text).not.toContain(pricing.popular.text);
});

it('fills every blank, and ends with a line', () => {
  expect(text).not.toMatch(/[{}]/);
  expect(text.endsWith(`${site.url}/#pricing\n`)).toBe(true);
});
