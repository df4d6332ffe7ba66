import type { Site } from '@/lib/schemas/site';
import { plan } from '@/lib/testing/content';
import { contentEntries, type Written } from './content-files';
import { resolvePlaceholders } from './resolve-content';

const written = Object.fromEntries(
  contentEntries.map(({ name, value }) => [name, value]),
) as Written;

const pageOf = (body: string) => ({ ...(written.pages[0] as Written['pages'][number]), body });

/** @returns a page's body after filling */
function bodyOf(body: string, change: Partial<Written> = {}): string | undefined {
  const [page] = resolvePlaceholders({ ...written, pages: [pageOf(body)], ...change }).pages;
  return page?.body.replace(/\n{2,}/g, '\n\n').trim();
}

const siteWith = (change: Partial<Site>) => ({ site: { ...written.site, ...change } });

it('fills facts into texts, and keeps placeholders that are filled later', () => {
  const site = { ...written.site, supportEmail: 'a@b.example', refundDays: 9 };
  expect(bodyOf('{refundDays} days: {support}. {count} left.', { site })).toBe(
    '9 days: [a@b.example](mailto:a@b.example). {count} left.',
  );
});

it('{withdrawal} is a link if there is one', () => {
  const launch = (withdrawalLink: string | null) => ({
    footer: { ...written.footer, withdrawal: 'Withdraw' },
    launch: { ...written.launch, withdrawalLink },
  });
  expect(bodyOf('{withdrawal}', launch('https://a.example/w'))).toBe(
    '[Withdraw](https://a.example/w)',
  );
  expect(bodyOf('{withdrawal}', launch(null))).toBe('Withdraw');
});

it.each([
  [null, null, '1 Road, 1000 Lisbon, Portugal'],
  ['HRB 1', null, '1 Road, 1000 Lisbon, Portugal; HRB 1'],
  ['HRB 1', 'DE1', '1 Road, 1000 Lisbon, Portugal; HRB 1; VAT DE1'],
])('joins the address, register %s and VAT number %s', (register, vatNumber, seller) => {
  const printed = {
    vatNumber: 'VAT {number}',
    address: '{street}, {postalCode} {city}, {country}',
  };
  const service = { ...written.service, ...printed };
  const address = { street: '1 Road', city: 'Lisbon', postalCode: '1000', country: 'PT' };
  const change = { seller: { status: 'own' as const, address, register, vatNumber } };
  expect(bodyOf('{seller}', { ...siteWith(change), service })).toBe(seller);
});

const SHOP = {
  site: {
    ...written.site,
    analytics: null,
    avatarService: null,
    orderStatusPath: null,
    pricesIncludeTax: false,
    seller: { ...written.site.seller, status: 'own' as const },
  },
  plans: [plan('a', 'A', 10, 1, { interval: 'once' })],
  launch: { ...written.launch, withdrawalLink: null },
};

it.each<[setting: string, change: Partial<Written>]>([
  [
    'analytics',
    { site: { ...SHOP.site, analytics: { company: 'C', endpoint: 'https://c.example/e' } } },
  ],
  ['avatars', { site: { ...SHOP.site, avatarService: 'https://a.example/{initials}' } }],
  ['orders', { site: { ...SHOP.site, orderStatusPath: '/orders' } }],
  ['taxIncluded', { site: { ...SHOP.site, pricesIncludeTax: true } }],
  ['exampleSeller', { site: { ...SHOP.site, seller: { ...SHOP.site.seller, status: 'example' } } }],
  ['trials', { plans: [plan('a', 'A', 10, 1, { interval: 'once', trialDays: 7 })] }],
  ['renews', { plans: [plan('a', 'A', 10, 1)] }],
  ['withdrawal', { launch: { ...written.launch, withdrawalLink: 'https://a.example/w' } }],
])('shows text that depends on %s only if the setting is on', (setting, change) => {
  const body = [
    `<!-- when: ${setting} -->\nWith it,\nhere.`,
    `<!-- when: no ${setting} -->\nWithout it.`,
    `- one\n<!-- when: ${setting} -->\n- with\n  it\n- last\n`,
  ].join('\n\n');
  expect(bodyOf(body, SHOP)).toBe('Without it.\n\n- one\n- last');
  expect(bodyOf(body, { ...SHOP, ...change })).toBe(
    'With it,\nhere.\n\n- one\n- with\n  it\n- last',
  );
  const item = { id: 'a', group: 'A', question: 'Q?', answer: 'A.', when: setting };
  const faqs = { ...written.faqs, items: [item] } as Written['faqs'];
  expect(resolvePlaceholders({ ...written, ...SHOP, faqs }).faqs.items).toHaveLength(0);
  expect(resolvePlaceholders({ ...written, ...SHOP, ...change, faqs }).faqs.items).toHaveLength(1);
});
