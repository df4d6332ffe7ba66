/** The page for addresses that lead nowhere. */

import { routes } from '@/content/routes';
import type { NotFound } from '@/lib/content/schemas/pages';

export const notFound: NotFound = {
  title: '404 Page Not Found',
  text: 'The line left the frame here. The page may have moved, or the address may have a slip in it. The rest of the chart is where it was.',
  links: [
    { id: 'home', name: 'Back to the home page', href: routes.home.path },
    {
      id: 'indicators',
      name: 'See the {indicatorCount:indicator|indicators}',
      href: '/#indicators',
    },
    { id: 'pricing', name: '{planCount:Plan and price|Plans and prices}', href: '/#pricing' },
    { id: 'faqs', name: 'Questions and answers', href: '/#faqs' },
  ],
  developmentHint: 'Did you forget to add the page to the router?',
  picture: {
    drawing: 'not-found',
    alt: 'A price line that climbs across an empty chart and leaves through the top of the frame.',
    caption: 'Off the chart. Simulated market, not trading results.',
  },
};
