import type { Route, RouteName } from '@/lib/schemas/site';

const route = (path: string, title: string, indexed: boolean): Route => ({
  path,
  title: `${title} · {brand}`,
  description: `${title} by {brand}: a page with which the tests try headings, links and lists.`,
  headline: title,
  imageAlt: `{brand}: the words “${title}” beside a chart.`,
  updated: '2026-11-21',
  indexed,
});

export const routes: Record<RouteName, Route> = {
  home: route('/', 'Indicators', true),
  repaintIndex: route('/repaint-index', 'The index', true),
  paymentSuccess: route('/payment-success', 'After your order', false),
  notFound: route('/404', '404 Page Not Found', false),
};
