import { site as usual } from '@/e2e/content/site';
import type { Site } from '@/lib/schemas/site';

export { service } from '@/e2e/content/site';

/** Right to left, light, in euros, with every service. */
export const site: Site = {
  ...usual,
  locale: 'he',
  currency: 'EUR',
  theme: 'light',
  logo: { file: 'logo.svg', hasName: true },
  seller: { ...usual.seller, register: 'HRB 1', vatNumber: 'DE1' },
  pricesIncludeTax: false,
  avatarService: 'https://avatars.example/?name={initials}&background={background}',
  orderStatusPath: '/api/orders',
  analytics: { company: 'Counter', endpoint: 'https://counter.example/api/event' },
};
