import type { Content } from '@/lib/content/content';
import { agreement, countedThings } from './agreement';
import { type Case, itReports } from './testing/lines';

const said = (
  what: string,
  intro: string,
  change: (content: Content) => void,
  ...lines: string[]
) =>
  [
    what,
    {
      content: (content: Content) => {
        content.home.intro = intro;
        change(content);
      },
    },
    ...lines.map((line) => `home.intro ${line}`),
  ] as const satisfies Case;

const SAMPLE = 'Sample testimonials.';
const SIMULATED = 'Simulated notices.';
const STATED = 'As stated by us.';
const asIs = () => {};

itReports(agreement, [
  said('reports proven testimonials called samples', SAMPLE, asIs, '“Sample testimonials” is said'),
  said('accepts samples called so', SAMPLE, ({ testimonials }) => {
    for (const item of testimonials.items) item.provenance = { status: 'example' };
  }),
  said(
    'reports real notices called simulated',
    SIMULATED,
    asIs,
    '“Simulated notices” is said here',
  ),
  said('accepts simulated ones called so', SIMULATED, ({ notices }) => {
    notices.provenance = { status: 'example' };
  }),
  said(
    'reports simulated ones of which none is shown',
    SIMULATED,
    ({ notices }) => {
      notices.provenance = { status: 'example' };
      notices.pool = [];
    },
    '“Simulated notices” is said here',
  ),
  said('reports proven figures called a statement', STATED, asIs, '“As stated by” is said here'),
  said('accepts a statement called so', STATED, ({ statistics }) => {
    for (const item of statistics.items) item.provenance = { status: 'stated' };
  }),
  [
    'passes over texts that are not printed',
    {
      content: ({ notices, testimonials, statistics }) => {
        notices.title = SIMULATED;
        notices.pool = [];
        testimonials.title = SAMPLE;
        testimonials.items = [];
        statistics.statedNote = STATED;
      },
    },
  ],
]);

const counts = (intro: string, words?: string): Case =>
  said(
    `${words ? 'reports' : 'accepts'} “${intro}”`,
    intro,
    asIs,
    ...(words ? [`${words}: expected the number of`] : []),
  );

// The fixture has two indicators and two plans.
itReports(countedThings, [
  counts('All four indicators.', '“four indicators”'),
  counts('We ship 12 indicators.', '“12 indicators”'),
  counts('Three charting indicators by subscription.', '“Three charting indicators”'),
  counts('All five premium indicators.', '“five premium indicators”'),
  counts('One suite. Four ways to pay for it.', '“Four ways to pay”'),
  counts('Choose among 3 plans.', '“3 plans”'),
  counts('Only one indicators, done well.', '“one indicators”'),
  counts('All two indicators on 2 plans.'),
  counts('At least three indicators agree.'),
  counts('Use one or three indicators.'),
  counts('More than five indicators confuse.'),
  counts('3 to 4 indicators, or 3-5 indicators, or 1–3 indicators.'),
  counts('A version 1.3 indicators use.'),
  counts('Six months; plans may change.'),
  counts('One indicator at a time.'),
  counts('Four of the indicators.'),
  [
    'reads texts that count, once there is one more',
    {
      content: ({ accessDesk, indicators }) => {
        accessDesk.complete = 'All two indicators are there.';
        indicators.items.push(...indicators.items.slice(0, 1));
      },
    },
    'accessDesk.complete “two indicators”: expected the number of indicators, three.',
  ],
  [
    'leaves the limits of the platform, and what customers say',
    {
      content: ({ platformPlans, testimonials }) => {
        platformPlans.note = 'Small: 5 indicators on a chart.';
        for (const item of testimonials.items) item.content = 'I use three indicators.';
      },
    },
  ],
]);
