/** The header shows the links that fit, the menu all. A link is highlighted while the section with its id is in view. */
import type { Navigation } from '@/lib/schemas/pages';
import type { Wording } from '@/lib/schemas/placeholders';

export const navigation: Wording<Navigation> = {
  sample: true,
  links: [
    { id: 'home', name: 'Home', href: '/#home' },
    { id: 'indicators', name: 'Indicators', href: '/#indicators' },
    { id: 'pricing', name: 'Pricing', href: '/#pricing' },
    { id: 'faqs', name: 'FAQs', href: '/#faqs' },
  ],
  login: 'Login',
  access: { name: 'Get Access', href: '/#pricing' },
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  sectionsLabel: 'Sections of this page',
};
