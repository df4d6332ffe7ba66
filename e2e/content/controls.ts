import type { NotFound } from '@/lib/schemas/pages';

export const controls = {
  pauseMotion: 'Pause motion',
  resumeMotion: 'Resume motion',
  dismissToast: 'Dismiss',
  lost: { text: 'Part of this page is lost.', reload: 'Reload the page' },
  redirecting: { title: 'Redirecting...', text: 'Taking you to the payment page' },
  missingLink: { title: 'Error', text: 'No payment link.' },
};

export const notFound: NotFound = {
  text: 'This page is not here.',
  links: [
    { id: 'home', name: 'To the home page', href: '/' },
    { id: 'pricing', name: 'To the plans', href: '/#pricing' },
  ],
  developmentHint: 'Did you forget a file?',
  picture: { drawing: 'not-found', alt: 'A price line that leaves the frame.' },
};

export const frame = {
  simulated: 'Simulated market.',
  contents: 'On this page',
  updated: 'Last updated',
  published: 'Published',
  author: 'By {author}',
  feed: 'Atom feed',
  others: 'Other policies',
  series: 'In this section',
  previous: 'Previous',
  next: 'Next',
  documentTitle: '{title} · {brand}',
  feedTitle: '{brand}: articles',
  folderDescription: '{folder} by {brand}: the list of all pages in this section, with a summary.',
  imageAlt: '{brand}: the words “{title}” beside a chart.',
};

export const phrases = {
  memberArea: 'member area',
  businessDays: { one: '{count} day', other: '{count} days' },
  vatNumber: 'VAT {number}',
  plans: { 3: 'three plans', other: '{count} plans' },
  indicators: { 3: 'three indicators', other: '{count} indicators' },
  allIndicators: { 3: 'all three indicators', other: 'all {count} indicators' },
};
