import type { Navigation } from '@/lib/schemas/pages';

export const navigation: Navigation = {
  links: [
    { id: 'home', name: 'Home', href: '/#home' },
    { id: 'indicators', name: 'Indicators', href: '/#indicators' },
    { id: 'pricing', name: 'Pricing', href: '/#pricing' },
    { id: 'faqs', name: 'FAQs', href: '/#faqs' },
  ],
  login: 'Login',
  access: { name: 'Get access', href: '/#pricing' },
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  sectionsLabel: 'Sections',
};
