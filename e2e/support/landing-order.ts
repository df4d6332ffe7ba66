/** Sections of the landing page as the requirement has them; not read from the site, which it holds to it. */
export const landingOrder = [
  ...['home', 'indicators', 'demo', 'statistics', 'pricing', 'testimonials', 'faqs', 'notices'],
  'closing',
];
