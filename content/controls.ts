import type { NotFound } from '@/lib/schemas/pages';
import type { Wording } from '@/lib/schemas/placeholders';

export const controls = {
  sample: true,
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  dismissToast: 'Dismiss',
  lost: { text: 'Part of this page couldn’t be loaded.', reload: 'Reload the page' },
  redirecting: {
    title: 'Redirecting...',
    text: 'Taking you to our secure payment page',
  },
  missingLink: {
    title: 'Error',
    text: 'Unable to find payment link for this plan. Please try again.',
  },
};

export const notFound: Wording<NotFound> = {
  sample: true,
  text: 'This page doesn’t exist. It may have moved, or the address may contain a typo.',
  links: [
    { id: 'home', name: 'Back to the home page', href: '/' },
    { id: 'indicators', name: 'See the indicators', href: '/#indicators' },
    { id: 'pricing', name: 'See the plans and prices', href: '/#pricing' },
    { id: 'faqs', name: 'Read questions and answers', href: '/#faqs' },
  ],
  developmentHint: 'Did you forget to add the page to the router?',
  picture: {
    drawing: 'not-found',
    alt: 'A price line that climbs across an empty chart and leaves through the top of the frame.',
  },
};

/** Text around pages and pictures. */
export const frame = {
  sample: true,
  // Under every drawing, but not under your own pictures.
  simulated: 'Simulated market, 15-minute bars, UTC.',
  contents: 'On this page',
  updated: 'Last updated',
  // Of articles; without a name, the brand is the author.
  published: 'Published',
  author: { exampleSeller: 'By {author} (made up)', other: 'By {author}' },
  feed: 'Atom feed',
  others: 'Other policies',
  series: 'In this section',
  previous: 'Previous',
  next: 'Next',
  documentTitle: '{title} · {brand}',
  feedTitle: '{brand}: articles',
  // Of a generated page that lists the pages in a folder.
  folderDescription:
    '{folder} by {brand}: the list of all pages in this section, each with a short summary of what it covers.',
  imageAlt: '{brand}: the words “{title}” beside a candle chart.',
};

/** What some placeholders print. */
export const phrases = {
  sample: true,
  memberArea: 'member area',
  businessDays: { one: '1 business day', other: '{count} business days' },
  vatNumber: 'VAT number {number}',
  plans: {
    1: 'one plan',
    2: 'two plans',
    3: 'three plans',
    4: 'four plans',
    other: '{count} plans',
  },
  indicators: {
    0: 'indicators',
    1: 'one indicator',
    2: 'two indicators',
    3: 'three indicators',
    4: 'four indicators',
    other: '{count} indicators',
  },
  allIndicators: {
    0: 'all indicators',
    1: 'the indicator',
    2: 'both indicators',
    3: 'all three indicators',
    4: 'all four indicators',
    other: 'all {count} indicators',
  },
};
