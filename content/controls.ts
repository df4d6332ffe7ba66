import type { NotFound } from '@/content/schemas/pages';

export const controls = {
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

export const notFound: NotFound = {
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
    caption: 'Simulated market, not trading results.',
  },
};

/** Text around legal pages and the pages in `content/pages/`. */
export const frame = {
  contents: 'On this page',
  updated: 'Last updated',
  others: 'Other policies',
  series: 'In this section',
  previous: 'Previous',
  next: 'Next',
  documentTitle: '{title} · {brand}',
  imageAlt: '{brand}: the words “{title}” beside a candle chart.',
};
