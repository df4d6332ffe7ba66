import type { Gathered } from '../faults';
import { listAt, textAt } from '../walk';

/** Anchors of the landing page: its sections in order with what is found inside them, a second name of the questions, the footer's contact. */
const landingAnchors = [
  'home',
  'indicators',
  'demo',
  'statistics',
  'pricing',
  'compare',
  'costs',
  'platform',
  'testimonials',
  'faqs',
  'faq',
  'notices',
  'closing',
  'contact',
];

/** Content exports that are legal pages; their routes have the same names. */
export const legalPages = ['terms', 'privacy', 'refund', 'disclaimer'] as const;

/** @returns the anchors of every page that a link may lead to, by path; the 404 page is none */
export function linkTargets({ value }: Gathered): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>();
  const path = (name: string) => textAt(value('routes'), [name, 'path']);
  const answers = listAt(value('faqs'), ['items']).map((item) => `faq-${textAt(item, ['id'])}`);
  targets.set(path('home'), new Set([...landingAnchors, ...answers]));
  targets.set(path('paymentSuccess'), new Set(['contact']));
  for (const page of legalPages) {
    const ids = listAt(value(page), ['sections']).map((section) => textAt(section, ['id']));
    targets.set(path(page), new Set([...ids, 'contact']));
  }
  return targets;
}
