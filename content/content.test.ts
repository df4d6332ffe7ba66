import { storageKeys } from '@/lib/browser/storage-keys';
import { contentEntries } from '@/lib/content/content-files';
import { leavesOf } from '@/lib/content/walk';
import { storedNames } from '@/lib/privacy/stored-names';
import { controls } from './controls';
import { faqs } from './faqs';
import { footer } from './footer';
import { home } from './home';
import { navigation } from './navigation';
import { notices } from './notices';
import { plans } from './plans';
import { routes } from './routes';
import { site } from './site';
import { statistics } from './statistics';
import { testimonials } from './testimonials';

const leaves = contentEntries
  .flatMap(({ name, value }) => leavesOf(value, [name]))
  // Says where other words come from; no page prints it.
  .filter(({ path }) => path[0] !== 'claims' && !path.includes('provenance'));

describe('forbidden phrases', () => {
  it.each([
    /risk[- ]free/i,
    /guaranteed/i,
    /no[- ]loss/i,
    /limited time|hurry up|act now|only \d+ left|last chance|today only/i,
    /verified/i,
    /non-?repaint|never repaint|100 ?%/i,
    /profit/i,
    /payment (?:is |was )?(?:confirmed|successful|complete)/i,
    /29\.99|149\.99|249\.99/,
  ])('%p stands nowhere', (phrase) => {
    expect(leaves.filter(({ text }) => phrase.test(text))).toEqual([]);
  });

  it('the hours of support are claimed in the hero alone', () => {
    const claims = leaves.filter(({ text }) => text.includes('24/7'));
    expect(claims.map(({ path }) => path.join('.'))).toEqual(['home.points.2.title']);
  });
});

describe('routes', () => {
  it.each(Object.entries(routes))(
    '%s has a description of 110 to 160 characters',
    (_name, route) => {
      expect(route.description.length).toBeGreaterThanOrEqual(110);
      expect(route.description.length).toBeLessThanOrEqual(160);
    },
  );

  it('are the seven pages', () => {
    expect(Object.values(routes).map(({ path }) => path)).toEqual([
      '/',
      '/terms',
      '/privacy',
      '/refund',
      '/disclaimer',
      '/payment-success',
      '/404',
    ]);
  });
});

describe('names a visitor sees', () => {
  it('are those of the header', () => {
    const names = [...navigation.links, navigation.access].map(({ name, href }) => [name, href]);
    expect(names).toEqual([
      ['Home', '/#home'],
      ['Indicators', '/#indicators'],
      ['Pricing', '/#pricing'],
      ['FAQs', '/#faqs'],
      ['Get Access', '/#pricing'],
    ]);
  });

  it('are those of the hero', () => {
    expect(
      [home.primary, home.secondary, ...home.points].map((part) => Object.values(part)),
    ).toEqual([
      ['Subscribe Now', '/#pricing'],
      ['Explore Indicators', '/#indicators'],
      expect.arrayContaining(['Advanced Algorithms', 'algorithm']),
      expect.arrayContaining(['Regular Updates', 'update']),
      expect.arrayContaining(['24/7 Support', 'support']),
    ]);
  });

  it('are those of the figures', () => {
    const figures = statistics.items.map(
      ({ value, suffix, label }) => `${value}${suffix} ${label}`,
    );
    expect(figures).toEqual(['300+ Active Traders', '7 Days Avg. Learning Curve']);
  });

  it('are those of the messages', () => {
    expect([controls.redirecting, controls.missingLink]).toEqual([
      { title: 'Redirecting...', text: 'Taking you to our secure payment page' },
      {
        title: 'Error',
        text: 'Unable to find payment link for this plan. Please try again.',
      },
    ]);
  });

  it('are in the risk line', () => {
    expect(footer.risk).toMatch(
      /^Trading involves risk and past performance is not indicative of future results\..*substantial/,
    );
  });
});

describe('plans', () => {
  it('list the same rows in the same order', () => {
    const [first, ...others] = plans.map(({ features }) => features.map(({ text }) => text));
    for (const other of others) expect(other).toEqual(first);
  });

  it('include more as they get longer', () => {
    const counts = plans.map(({ features }) => features.filter(({ included }) => included).length);
    expect(counts).toEqual([3, 5, 9]);
  });

  it('have the prices that are charged', () => {
    expect(
      plans.map(({ title, price, months, popular }) => [title, price, months, popular]),
    ).toEqual([
      ['Monthly', 14.99, 1, false],
      ['6-Month', 69.99, 6, false],
      ['Annual', 129.99, 12, true],
    ]);
  });
});

describe('questions', () => {
  it('open with the one about access after payment', () => {
    expect(faqs.items[0]?.id).toBe('access');
  });

  it('say what the longer plans get', () => {
    const tiers = faqs.items.find(({ id }) => id === 'plans')?.answer;
    expect(tiers).toMatch(/6-Month and Annual plans .* include documentation with strategies/);
    expect(tiers).toMatch(/Annual subscribers also get a strategy sharing platform/);
  });

  it('say that notices and testimonials are not real', () => {
    const honesty = faqs.items.find(({ id }) => id === 'honesty')?.answer;
    expect(honesty).toMatch(/^No\. .*simulated.*samples/);
  });
});

describe('proof', () => {
  it('has 15 notices in its pool', () => {
    expect(notices.pool).toHaveLength(15);
  });

  it('has ratings of 5, 5 and 4.5, all of them made up', () => {
    expect(testimonials.items.map(({ rating, provenance }) => [rating, provenance.status])).toEqual(
      [
        [5, 'example'],
        [5, 'example'],
        [4.5, 'example'],
      ],
    );
  });
});

it('the storage keys in use stand in the privacy policy, and no other', () => {
  const policy = leaves.filter(({ path }) => path[0] === 'privacy').map(({ text }) => text);
  const named = policy.flatMap((text) => text.match(/^[a-z]+:[a-z]+(?= \()/) ?? []);
  const names = storedNames({ notices: true, campaigns: site.campaigns });
  expect(named).toEqual(names.map((name) => storageKeys[name]));
});

it('the support address can be written to from each legal page', () => {
  const pages = ['terms', 'privacy', 'refund', 'disclaimer'];
  const naming = leaves.filter(({ text }) => text.includes(`mailto:${site.supportEmail}`));
  const named = new Set(naming.map(({ path }) => path[0]));
  expect(pages.filter((page) => !named.has(page))).toEqual([]);
});
