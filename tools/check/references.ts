import { BUSINESS_FILE } from '@/lib/content/business';
import { type Check, type ContentInput, expected } from './finding';

function unknownPlans({ written: { plans, planFeatures } }: ContentInput) {
  const ids = plans.map(({ id }) => id);
  const what = `a plan id in ${BUSINESS_FILE}: ${ids.join(', ')}`;
  return planFeatures.flatMap((row, index) =>
    // Otherwise a word, such as `longer`.
    Array.isArray(row.plans)
      ? row.plans.flatMap((plan, at) =>
          ids.includes(plan) ? [] : expected(['planFeatures', index, 'plans', at], what, plan),
        )
      : [],
  );
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
