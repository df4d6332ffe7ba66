import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { planCards } from '@/lib/plans/texts';
import { PlanCard } from './plan-card';

const { controls, plans, pricing } = content;

it('shows a price whose cents equal its whole units', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const site = { ...content.site, locale: 'en-US', currency: 'USD' };
  const priced = plans.map((plan) => ({ ...plan, price: 99.99 }));
  const [card] = planCards({ ...content, site, plans: priced });
  if (!card) throw new Error('no card');
  const { container } = render(<PlanCard card={card} texts={pricing} controls={controls} />);
  const price = container.querySelector('.plan-price');
  expect([...(price?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '$',
    '99',
    '99',
  ]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
