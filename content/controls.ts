/** Texts of controls, messages, the 404 page and the frame of documents. */
import type { NotFound } from '@/lib/content/schemas/pages';

export const controls = {
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  dismissToast: 'Dismiss',
  redirecting: {
    title: 'Redirecting...',
    text: 'Taking you to our secure payment page',
  },
  lostScripts:
    'The code for this did not arrive. The page is complete without it; loading it again may help.',
  missingLink: {
    title: 'Error',
    text: 'Unable to find payment link for this plan. Please try again.',
  },
};

/** The page for addresses that lead nowhere. */
export const notFound: NotFound = {
  title: '404 Page Not Found',
  text: 'The line left the frame here. The page may have moved, or the address may have a slip in it. The rest of the chart is where it was.',
  links: [
    { id: 'home', name: 'Back to the home page', href: '/' },
    { id: 'indicators', name: 'See the indicators', href: '/#indicators' },
    { id: 'pricing', name: 'Plans and prices', href: '/#pricing' },
    { id: 'faqs', name: 'Questions and answers', href: '/#faqs' },
  ],
  developmentHint: 'Did you forget to add the page to the router?',
  picture: {
    drawing: 'not-found',
    alt: 'A price line that climbs across an empty chart and leaves through the top of the frame.',
    caption: 'Off the chart. Simulated market, not trading results.',
  },
};

/** Around every legal page and every page of `content/pages/`. */
export const frame = {
  contents: 'On this page',
  updated: 'Last updated',
  others: 'Other policies',
  series: 'In this part',
  previous: 'Previous',
  next: 'Next',
  documentTitle: '{title} · {brand}',
  imageAlt: '{brand}: the words “{title}” beside a candle chart.',
};
