import { storageKeys } from '@/lib/browser/storage-keys';
import { notice, plan } from '@/lib/testing/content';
import { contentEntries, type Written } from './content-files';
import { fillFacts, readyEntries } from './ready-content';
import type { PlanTerms } from './schemas/plans';
import type { Site } from './schemas/site';
import { leavesOf, placeOf } from './walk';

const written = Object.fromEntries(
  contentEntries.map(({ name, value }) => [name, value]),
) as Written;

/** The privacy policy and the description of its page, for a site that differs from the shipped one. */
function policyOf(change: Partial<Site>): string {
  const site = { ...written.site, analytics: null, ...change };
  const pool = [{ ...notice, plan: written.plans[0]?.id ?? '' }];
  const notices = { ...written.notices, pool };
  const { privacy, routes } = fillFacts({ ...written, site, notices });
  return [...leavesOf(privacy), ...leavesOf(routes.privacy)].map(({ text }) => text).join('\n');
}

const analytics = { company: 'Counter', endpoint: 'https://counter.example/api/event' };
const avatarService = 'https://avatars.example/api?name={initials}&background={background}';

describe('the privacy policy follows the set-up', () => {
  it.each<[Partial<Site>, string[], boolean]>([
    [{ avatarService }, ['avatars.example'], true],
    [{ analytics }, ['Counter', 'counter.example'], true],
    [{ orderStatusPath: '/orders' }, [], false],
  ])('%j: says so, names %j, and says another thing without it', (change, names, takesBack) => {
    const [without, policy] = [policyOf({}), policyOf(change)];
    expect(names.filter((name) => !policy.includes(name) || without.includes(name))).toEqual([]);
    const sentences = (text: string) => new Set(text.split(/(?<=[.。])\s*/));
    const added = [...sentences(policy)].filter((one) => !sentences(without).has(one));
    expect(added.length).toBeGreaterThan(0);
    // What was true without it, that nothing is counted or loaded from elsewhere, is not said any more.
    const takenBack = [...sentences(without)].filter((one) => !sentences(policy).has(one));
    expect(takenBack.length > 0).toBe(takesBack);
  });

  it('and leaves no empty paragraph or item', () => {
    const { privacy } = fillFacts(written);
    expect(leavesOf(privacy).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('and names each key under which the browser keeps something', () => {
    const policy = policyOf({});
    expect(Object.values(storageKeys).filter((key) => !policy.includes(key))).toEqual([]);
  });
});

/** All texts, filled in for a site that differs from the shipped one, by their places. */
function textsWith(site: Partial<Site>, withdrawalLink: string | null = null) {
  const launch = { ...written.launch, withdrawalLink };
  const filled = fillFacts({ ...written, site: { ...written.site, ...site }, launch });
  return new Map(leavesOf(filled).map(({ path, text }) => [placeOf(path), text]));
}

/** Content files with a text of which this is true. */
function filesWith(texts: Map<string, string>, isMeant: (text: string, place: string) => boolean) {
  const places = [...texts].filter(([place, text]) => isMeant(text, place)).map(([place]) => place);
  return [...new Set(places.map((place) => place.match(/^\w+/)?.[0]))].sort();
}

it('says wherever tax is spoken of whether prices include it', () => {
  const before = textsWith({ pricesIncludeTax: false });
  const included = textsWith({ pricesIncludeTax: true });
  const files = filesWith(included, (text, place) => before.get(place) !== text);
  expect(files).toEqual(['pricing', 'terms']);
});

it.each([
  ['own', { register: null, vatNumber: null }, '1 Road'],
  ['own', { register: 'HRB 1', vatNumber: null }, '1 Road, HRB 1'],
  ['example', { register: null, vatNumber: 'DE1' }, '1 Road (made up), VAT DE1'],
] as const)('says where a seller is found whose address is %s: %j', (status, numbers, said) => {
  const facts = '{exampleSeller? (made up)}{register?, {register}}{vatNumber?, VAT {vatNumber}}';
  const texts = textsWith({
    seller: { status, address: '1 Road', ...numbers, line: `{sellerAddress}${facts}` },
  });
  expect(texts.get('site.seller.line')).toBe(said);
});

it('names the seller’s address on the pages that have to, and at the foot of all', () => {
  const texts = textsWith({});
  const { line } = written.site.seller;
  expect(line).toContain('{sellerAddress}');
  const files = filesWith(texts, (text) => text.includes(`${texts.get('site.seller.line')}`));
  expect(files).toEqual(['footer', 'privacy', 'site', 'terms']);
});

it('leads to where customers withdraw from the contract, once there is such a page, and leaves no empty words before', () => {
  const link = 'https://members.example/withdraw';
  const files = filesWith(textsWith({}, link), (text) => text.includes(`](${link})`));
  // The law of some countries knows no such right.
  const duty = JSON.stringify(written).includes('{withdrawal') ? ['accessDesk', 'refund'] : [];
  expect(files).toEqual(duty);
  const isEmpty = (text: string, place: string) => text.trim() === '' && place !== 'site.basePath';
  expect(
    filesWith(textsWith({}), (text, place) => isEmpty(text, place) || text.includes('[](')),
  ).toEqual([]);
});

it.each<[what: string, plans: Partial<PlanTerms>[], said: string]>([
  ['one that renews', [{}], 'renewed: A'],
  ['one that is paid once', [{ interval: 'once' }], 'not renewed'],
  ['two, of which one renews', [{ interval: 'once' }, { title: 'B' }], 'several, renewed: B'],
])('tells of plans whether there are several, and which renew: %s', (_, changes, said) => {
  const plans = changes.map((change) => ({ ...plan('a', 'A', 10, 1), ...change }));
  const home = {
    ...written.home,
    label: '{severalPlans?several, }{renewed?renewed: {renewed}|not renewed}',
  };
  expect(fillFacts({ ...written, plans, home }).home.label).toBe(said);
});

it.each([
  ['drawings', [{ drawing: 'home' as const }], 'drawn'],
  ['files', [{ file: 'a.png' }], 'own'],
  ['drawings and files', [{ drawing: 'home' as const }, { file: 'a.png' }], 'drawn own'],
])('tells of pictures of indicators whose they are: %s', (_, images, said) => {
  const [item] = written.indicators.items as [Written['indicators']['items'][number]];
  const items = images.map((image) => ({ ...item, image: { ...image, alt: '' } }));
  const home = { ...written.home, label: '{drawnPictures?drawn|} {ownPictures?own|}' };
  const { label } = fillFacts({
    ...written,
    indicators: { ...written.indicators, items },
    home,
  }).home;
  expect(label.trim()).toBe(said);
});

const MONTH = plan('a', 'A', 10, 1);
const YEAR = plan('b', 'B', 100, 12);

it.each<[what: string, plans: PlanTerms[], adds: string[], said: string]>([
  ['longer ones cost less', [MONTH, YEAR], [], 'less'],
  ['and add something', [MONTH, YEAR], ['b'], 'less, more'],
  ['one of two costs no less', [MONTH, YEAR, { ...YEAR, id: 'c', price: 200 }], [], 'same'],
  ['one for all features', [MONTH], ['a'], 'same'],
])('tells of plans whether longer ones save and some add: %s', (_, plans, adds, said) => {
  const planFeatures = [
    { text: 'All', plans: plans.map(({ id }) => id) },
    { text: 'Sold to nobody', plans: [] },
    { text: 'More', plans: adds },
  ];
  const home = {
    ...written.home,
    label: '{longerCostLess?less{plansDiffer?, more}|{plansDiffer?more|same}}',
  };
  expect(fillFacts({ ...written, plans, planFeatures, home }).home.label).toBe(said);
});

describe('readyEntries', () => {
  const textOf = (name: string, value: object) =>
    readyEntries(
      contentEntries.map((entry) => (entry.name === name ? { ...entry, value } : entry)),
    ).find((entry) => entry.name === 'home')?.value as Written['home'];

  it('fills facts in', () => {
    expect(textOf('home', { ...written.home, label: '{planCount} plans' }).label).toMatch(
      /^[\p{L}\p{N}]+ plans$/u,
    );
  });

  it('leaves everything as it is written while a file has not its form', () => {
    expect(textOf('site', {})).toEqual(written.home);
  });
});
