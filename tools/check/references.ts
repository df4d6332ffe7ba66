import { type Check, type ContentInput, expected } from './finding';

function unknownPlans({ written }: ContentInput) {
  const { plans, planFeatures, notices, sections } = written;
  const ids = plans.map(({ id }) => id);
  const pool = sections.some(({ id }) => id === 'notices') ? notices.pool : [];
  const named = [
    ...pool.map(({ plan }, index) => [['notices', 'pool', index, 'plan'], plan] as const),
    ...planFeatures.flatMap((row, index) =>
      row.plans.map((plan, at) => [['planFeatures', index, 'plans', at], plan] as const),
    ),
  ];
  const what = `a plan id in content/plans.ts: ${ids.join(', ')}`;
  return named.flatMap(([path, plan]) => (ids.includes(plan) ? [] : expected(path, what, plan)));
}

/** Finds a demo section without an indicator that draws its marks. */
function emptyDemo({ written }: ContentInput) {
  const place = written.sections.findIndex(({ id }) => id === 'demo');
  const isDrawn = written.indicators.items.some(({ draws }) => draws === 'smart-money');
  const what =
    "no demo section while no indicator in content/indicators.ts has draws: 'smart-money'";
  return place < 0 || isDrawn ? [] : expected(['sections', place, 'id'], what, 'demo');
}

/** References between content files lead to something. */
export const references: Check = {
  content: (input) => [...unknownPlans(input), ...emptyDemo(input)],
};
