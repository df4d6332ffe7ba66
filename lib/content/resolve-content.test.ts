import { CHECK_PATH } from '@/lib/schemas/pages';
import type { Plan } from '@/lib/schemas/plans';
import type { Site } from '@/lib/schemas/site';
import { plan } from '@/lib/testing/content';
import { contentEntries, type Written } from './content-files';
import { printedAddress, resolveContent, resolvePlaceholders } from './resolve-content';

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
  const linked = (withdrawalLink: string | null) => ({
    footer: { ...written.footer, withdrawal: 'Withdraw' },
    site: { ...written.site, withdrawalLink },
  });
  expect(bodyOf('{withdrawal}', linked('https://a.example/w'))).toBe(
    '[Withdraw](https://a.example/w)',
  );
  expect(bodyOf('{withdrawal}', linked(null))).toBe('Withdraw');
});

it.each([
  [null, null, '1 Road, 1000 Lisbon, Portugal'],
  ['HRB 1', null, '1 Road, 1000 Lisbon, Portugal; HRB 1'],
  ['HRB 1', 'DE1', '1 Road, 1000 Lisbon, Portugal; HRB 1; VAT DE1'],
])('joins the address, register %s and VAT number %s', (register, vatNumber, seller) => {
  const phrases = { ...written.phrases, vatNumber: 'VAT {number}' };
  const address = { street: '1 Road', city: 'Lisbon', postalCode: '1000', country: 'PT' };
  const change = { seller: { status: 'own' as const, address, register, vatNumber } };
  expect(bodyOf('{seller}', { ...siteWith(change), phrases })).toBe(seller);
});

it.each([
  ['US', 'Dover', 'DE', '19901', 'A 1, Dover, DE 19901, United States'],
  ['CH', 'Zürich', null, '8001', 'A 1, 8001 Zürich, Switzerland'],
  ['GB', 'London', null, 'N1 1AA', 'A 1, London, N1 1AA, United Kingdom'],
  ['AE', 'Dubai', null, null, 'A 1, Dubai, United Arab Emirates'],
  ['JP', 'Chiyoda', 'Tokyo', '100-0001', '〒100-0001, Tokyo, Chiyoda, A 1, Japan'],
])('prints an address in the order of %s', (country, city, region, postalCode, printed) => {
  const address = { street: 'A 1', city, region, postalCode, country };
  const seller = { ...written.site.seller, address };
  expect(printedAddress({ ...written.site, locale: 'en-US', seller })).toBe(printed);
});

const SHOP = {
  site: {
    ...written.site,
    analytics: null,
    avatarService: null,
    orderStatusPath: null,
    pricesIncludeTax: false,
    withdrawalLink: null,
    seller: { ...written.site.seller, status: 'own' as const },
  },
  plans: [plan('a', 'A', 10, 1, { interval: 'once' })],
  sections: [],
};

const FREE = plan('free', 'Free', 0, 1, { interval: 'once' });
const MONTH = plan('m', 'Month', 10, 1);
const YEAR = plan('y', 'Year', 99, 12);
const LIFE = plan('a', 'A', 300, 1, { interval: 'once' });

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
  ['free', { plans: [FREE, ...SHOP.plans] }],
  ['demo', { sections: [{ id: 'demo', theme: 'dark' }] }],
  ['withdrawal', { site: { ...SHOP.site, withdrawalLink: 'https://a.example/w' } }],
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

it('the repaint check has its route and links only with its page', () => {
  const link = { when: 'repaintCheck', id: 'check', name: 'Check', href: CHECK_PATH } as const;
  const footer = { ...written.footer, resources: { title: 'More', links: [link] } };
  const found = (pages: Written['pages']) => {
    const { routes, footer: shown } = resolveContent({ ...written, footer, pages });
    return [Object.values(routes), shown.resources.links].map((all) =>
      all.some((one) => Object.values(one).includes(CHECK_PATH)),
    );
  };
  expect(found(written.pages)).toEqual([true, true]);
  expect(found(written.pages.filter(({ path }) => path !== CHECK_PATH))).toEqual([false, false]);
});

it.each<[what: string, conditions: string, plans: readonly Plan[]]>([
  ['one plan', 'onePlan onePaidPlan', [MONTH]],
  ['plans with a lower price per month', 'savings priority', [MONTH, YEAR]],
  ['plans with the same price per month', 'priority', [MONTH, plan('y', 'Year', 120, 12)]],
  ['a plan paid once', 'lifetime priority', [MONTH, LIFE]],
  ['a free plan', 'free savings priority', [FREE, MONTH, YEAR]],
])('%s: %s', (_, conditions, plans) => {
  const all = ['onePlan', 'onePaidPlan', 'free', 'lifetime', 'savings', 'priority'];
  const service = { ...written.service, basicReplyDays: 2, priorityReplyDays: 1 };
  const items = all.map((when) => ({ id: when, group: 'A', question: 'Q?', answer: 'A.', when }));
  const faqs = { ...written.faqs, items } as Written['faqs'];
  const shown = resolvePlaceholders({ ...written, plans: [...plans], service, faqs }).faqs.items;
  expect(shown.map(({ id }) => id).join(' ')).toBe(conditions);
});

it('chooses the first variant of a text whose condition holds', () => {
  const intro = { onePlan: 'One', renews: 'Renews', other: 'Other' } as never;
  const introFor = (...plans: Plan[]) =>
    resolvePlaceholders({ ...written, plans, home: { ...written.home, intro } }).home.intro;
  expect([introFor(MONTH), introFor(MONTH, YEAR), introFor(FREE, LIFE)]).toEqual([
    ...['One', 'Renews', 'Other'],
  ]);
});

it('counts in words, with a capital if the name has one', () => {
  const phrases = {
    ...written.phrases,
    plans: { 2: 'two plans', other: '{count} plans' } as never,
  };
  expect(bodyOf('{Plans}: {plans}', { phrases, plans: [MONTH, YEAR] })).toBe(
    'Two plans: two plans',
  );
  expect(bodyOf('{plans}: {longerPlans}', { phrases, plans: [MONTH, YEAR, LIFE] })).toBe(
    '3 plans: Year and A',
  );
});

it.each([
  ['all longer longest', [MONTH]],
  ['all; all longer longest', [MONTH, YEAR]],
  ['all; all longer; all longer longest', [MONTH, YEAR, LIFE]],
  ['gift; gift all; gift all longer longest', [{ ...FREE, includes: ['gift'] }, MONTH, YEAR]],
])('includes features by the order of paid plans: %s', (expected, plans) => {
  const rows = (['all', 'longer', 'longest'] as const).map((text) => ({ text, plans: text }));
  const resolved = resolveContent({ ...written, plans, planFeatures: rows });
  const included = resolved.plans.map(({ features }) =>
    features.flatMap((row) => (row.included ? row.text : [])).join(' '),
  );
  expect(included.join('; ')).toBe(expected);
});

it('results of the repaint index bring its page and the links to it', () => {
  const linked = (indexResults: Written['indexResults']) => {
    const { routes, demo, footer } = resolveContent({ ...written, indexResults });
    const links = footer.resources.links.map(({ href }) => href);
    return [routes.repaintIndex?.updated, demo.index?.link.href, links.includes('/repaint-index')];
  };
  const later = { ...written.indexResults, date: '2026-11-25' } as Written['indexResults'];
  expect(linked(later)).toEqual(['2026-11-25', '/repaint-index', true]);
  expect(linked(null)).toEqual([undefined, undefined, false]);
});
