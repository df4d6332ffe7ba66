/**
 * How many indicators the plans of a charting platform allow on one chart, as of a day. The shipped limits are a
 * generic example: enter those of the platform that `platformName` in `site.ts` names, and set the provenance.
 */
import type { PlatformPlans } from '@/lib/content/schemas/pricing';
import { site } from './site';

export const platformPlans: PlatformPlans = {
  title: 'Will it run on my platform plan?',
  rule: `The suite counts as {own} indicators. A chart with all of them needs a plan of ${site.platformName} that allows {own}, and one more for each other indicator you use.`,
  provenance: { status: 'example' },
  asOf: '2026-11-21',
  exampleNote:
    'Example limits, made up on {day} and of no platform in particular. Look up yours before you pay.',
  note: 'Limits as of {day}. Platforms change them, so look up yours before you pay.',
  columns: { plan: 'Platform plan', limit: 'Indicators per chart' },
  plans: [
    { id: 'free', name: 'Free', perChart: 2 },
    { id: 'small', name: 'Small', perChart: 5 },
    { id: 'medium', name: 'Medium', perChart: 10 },
    { id: 'large', name: 'Large', perChart: 25 },
  ],
  tool: {
    plan: 'My platform plan',
    others: 'Other indicators on the chart',
    start: 1,
    fits: 'It fits: {used} of {limit} in use.',
    drop: 'It fits if you drop {count} of your other indicators.',
    alone: 'It fits with no other indicator on the chart: this plan allows {limit}.',
    some: 'All {own} do not fit: this plan allows {limit} on a chart in all. There is room for {count} of them at a time.',
    none: 'None of the {own} fits beside what you use. With no other indicator there is room for {limit} of them at a time.',
    invalid: 'Please enter a whole number from 0 to {most}.',
  },
};
