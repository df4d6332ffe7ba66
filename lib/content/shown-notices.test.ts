import { shownNotices } from './shown-notices';

it('shows notices that are not switched off, with the names of their plans', () => {
  const row = { name: 'B. Breakout', country: 'Peru', time: 'now' };
  const plans = ['one', 'two', 'three'].map((id) => ({ id, name: `Plan ${id}` }));
  const pool = plans.map(({ id }, index) => ({ ...row, plan: id, isActive: index > 0 }));
  expect(shownNotices(pool, plans).map(({ plan }) => plan)).toEqual(['Plan two', 'Plan three']);
});
