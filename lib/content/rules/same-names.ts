import type { Fault, Gathered } from '../faults';
import { listAt, textAt, valueAt } from '../walk';
import { legalPages } from './targets';

/** Ids that the frame of a page uses for itself. */
const frameId = /^(?:main|contact|contact-title|(?:footer|legal|toast)-.+)$/;

/** Names that one file uses for a thing of another file are that thing's names. */
export function sameNameFaults({ entries, value }: Gathered): Fault[] {
  const plans = listAt(value('plans'));
  const names = plans.map((plan) => textAt(plan, ['name']));
  const unknownPlans = listAt(value('notices'), ['pool']).flatMap((notice, index): Fault[] => {
    const got = valueAt(notice, ['plan']);
    const path = ['notices', 'pool', index, 'plan'];
    const expected = `a plan of content/plans.ts: ${names.join(', ')}`;
    // A plan without a name is one fault of plans.ts, not one of every notice.
    return names.length === 0 || names.includes('') || names.some((name) => name === got)
      ? []
      : [{ file: 'content/notices.ts', path, expected, got }];
  });
  const ids = plans.map((plan) => textAt(plan, ['id']));
  const unknownIds = listAt(value('planFeatures')).flatMap((row, index) =>
    listAt(row, ['plans']).flatMap((got, at): Fault[] => {
      const path = ['planFeatures', index, 'plans', at];
      const expected = `the id of a plan: ${ids.join(', ')}`;
      // No plans at all, or two with one id, are faults of plans.ts.
      return new Set(ids).size < Math.max(1, ids.length) || ids.some((id) => id === got)
        ? []
        : [{ file: 'content/plan-features.ts', path, expected, got }];
    }),
  );
  const links = plans.map((plan) => valueAt(plan, ['paymentLink']));
  const sharedLinks = links.flatMap((got, index): Fault[] => {
    const path = ['plans', index, 'paymentLink'];
    const expected = 'a payment link that no other plan has';
    const again = typeof got === 'string' && links.indexOf(got) < index;
    return again ? [{ file: 'content/plans.ts', path, expected, got }] : [];
  });
  const navigation = listAt(value('navigation'), ['links']).flatMap((link, index): Fault[] => {
    const [, section] = textAt(link, ['href']).split('#');
    const got = valueAt(link, ['id']);
    const path = ['navigation', 'links', index, 'id'];
    const expected = `the id of the section that the link leads to, ${section}`;
    return section && got !== section
      ? [{ file: 'content/navigation.ts', path, expected, got }]
      : [];
  });
  const taken = entries
    .filter(({ name }) => legalPages.some((page) => page === name))
    .flatMap(({ file, name, value: page }) =>
      listAt(page, ['sections']).flatMap((section, index): Fault[] => {
        const got = textAt(section, ['id']);
        const path = [name, 'sections', index, 'id'];
        const expected = 'an id that the frame of the page does not use';
        return frameId.test(got) ? [{ file, path, expected, got }] : [];
      }),
    );
  return [...unknownPlans, ...unknownIds, ...sharedLinks, ...navigation, ...taken];
}
