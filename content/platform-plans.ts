/**
 * How many indicators the plans of a charting platform allow on one chart, as of a day. The shipped limits are a
 * generic example: enter those of the platform that `platformName` in `site.ts` names, and set the provenance.
 */
import type { PlatformPlans } from '@/lib/content/schemas/pricing';

export const platformPlans: PlatformPlans = {
  provenance: { status: 'example' },
  asOf: '2026-11-21',
  exampleNote:
    'Example limits per chart, made up on {day}: {limits}. Look up yours before you pay.',
  note: 'Limits per chart as of {day}: {limits}. Platforms change them: look up yours before you pay.',
  plans: [
    { id: 'free', name: 'Free', perChart: 2 },
    { id: 'small', name: 'Small', perChart: 5 },
    { id: 'medium', name: 'Medium', perChart: 10 },
    { id: 'large', name: 'Large', perChart: 25 },
  ],
  tool: {
    plan: 'My platform plan',
    choose: 'Choose',
    others: 'Other indicators',
    start: 1,
    fits: 'It fits: {used} of {limit} in use.',
    drop: 'It fits if you drop {count} of your other {count:indicator|indicators}.',
    alone: 'It fits with no other indicator on the chart: this plan allows {limit}.',
    some: '{own:It does|All {own} do} not fit: this plan allows {limit} on a chart in all. There is room for {count} of them at a time.',
    none: '{own:It does not fit|None of the {own} fits} beside what you use. With no other indicator there is room for {limit}{own:| of them at a time}.',
    invalid: 'Please enter a whole number from 0 to {most}.',
  },
};
