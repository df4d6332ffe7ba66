/** What the site claims, where it comes from, and how it says so. */
import type { Content } from '@/lib/content/content';
import type { Statistic } from '@/lib/content/schemas/landing';
import type { Provenance } from '@/lib/content/schemas/proof';
import { type Path, textAt } from '@/lib/content/walk';
import { longerPlans } from '@/lib/plans/figures';
import { formatNumber } from '@/lib/text/format';
import { daysBetween, NOTICE_DAYS } from './contact';
import { printedWords } from './content';
import { englishOf } from './english';
import { pageAt } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  type Found,
  inContent,
  type LaunchInput,
  onEachPage,
  onPage,
  type PagesInput,
} from './finding';
import { textsOf } from './page';
import { counted } from './report';

/** @returns a figure as the page prints it: `48,213+ Traders` */
const figureText = ({ value, suffix, label }: Statistic, locale: string) =>
  `${formatNumber(value, locale)}${suffix} ${label}`;

/** @returns every claim that the site shows, with where its provenance stands; words that promise have a list of their own */
function claimsMade(content: Content) {
  const { site, plans, pricing, statistics, testimonials, notices } = content;
  const { popular } = pricing;
  const { rating, items } = testimonials;
  const claim = (place: Path, name: string, { provenance }: { provenance: Provenance }) => ({
    path: [...place, 'provenance'],
    name,
    provenance,
  });
  const badges = plans
    .filter((plan) => plan.popular)
    .map(({ name }) => `The badge “${popular.text}” on the ${name}`);
  const score =
    rating &&
    `The rating of ${formatNumber(rating.value, site.locale)} from ${counted(rating.count, 'review')}`;
  const pool = `The pool of ${counted(notices.pool.length, 'subscriber notice')}`;
  return [
    ...badges.map((badge) => claim(['pricing', 'popular'], badge, popular)),
    ...statistics.items.map((item, index) => {
      const name = `The figure “${figureText(item, site.locale)}”`;
      return claim(['statistics', 'items', index], name, item);
    }),
    // The rating stands beside the quotes, and goes where they go.
    ...(score && items.length > 0 ? [claim(['testimonials', 'rating'], score, rating)] : []),
    ...items.map((item, index) =>
      claim(['testimonials', 'items', index], `The testimonial of ${item.author}`, item),
    ),
    ...(notices.pool.length > 0 ? [claim(['notices'], pool, notices)] : []),
  ];
}

const FAULTS = { example: 'is made up.', stated: 'is your own word.' };

const ADVICE = {
  example:
    'Put a real one in its place, with evidence that it is real, or take it out of the site.',
  stated: 'Set status: verified, with evidence somebody could check, or take it out of the site.',
};

export const claims: Check = {
  id: 'LR06',
  title: 'claims are proven',
  launch: ({ content }) =>
    claimsMade(content).flatMap(({ path, name, provenance: { status } }) => {
      const text = status === 'verified' ? null : `${name} ${FAULTS[status]} ${ADVICE[status]}`;
      return inContent(path, text, status === 'example' ? { isSample: true } : {});
    }),
};

/** @returns that evidence ends soon, or null */
function evidenceEnd(provenance: Provenance, today: string): string | null {
  if (provenance.status !== 'verified') return null;
  const { reviewBy } = provenance.evidence;
  const days = daysBetween(today, reviewBy);
  return days >= 0 && days <= NOTICE_DAYS
    ? `counts until ${reviewBy}. Look whether it still holds, then set asOf and reviewBy anew`
    : null;
}

/** @returns why evidence proves nothing on that day, or null. That it is whole is seen to by its schema. */
function evidenceFault(provenance: Provenance, today: string): string | null {
  if (provenance.status !== 'verified') return null;
  const { asOf, reviewBy } = provenance.evidence;
  if (asOf > today) return `is dated ${asOf}, which has not come yet. Set the day it is from`;
  if (reviewBy < asOf) return `was due for review before its own day, ${asOf}. Correct reviewBy`;
  if (reviewBy < today)
    return `was due for review on ${reviewBy}. Look whether it still holds, then set asOf and reviewBy anew`;
  return null;
}

/** @returns why a page of another company proves nothing, or null: it is named, so that anybody can look, and it is not the owner's */
function pageFault(provenance: Provenance, { site }: Content): string | null {
  if (provenance.status !== 'verified' || provenance.evidence.kind !== 'published-page')
    return null;
  const [address = ''] = provenance.evidence.reference.match(/https:\/\/\S+/) ?? [];
  if (!URL.canParse(address))
    return 'names no page. Write the https address that was looked at into reference';
  const own = [site.url, site.memberSiteUrl].map((url) => new URL(url).hostname);
  return own.includes(new URL(address).hostname)
    ? 'is a page of your own. Name the page of the company that it is about'
    : null;
}

/** @returns whether any text says the words of a claim: those that none says need no proof */
function isPrinted(words: string, content: Content): boolean {
  return printedWords(content).some(({ text }) => text.includes(words));
}

/** @returns why the prices do not prove that plans cost less per month the longer they last, in a few words; null where they do */
function unprovenSum({ plans, site }: Content): string | null {
  const longer = longerPlans(plans, site.currency);
  if (longer.length === 0) return 'no plan lasts longer than another';
  const dear = longer.find(({ isLess }) => !isLess);
  return dear ? `${dear.plan.title} costs no less per month than ${dear.shorter.title}` : null;
}

/** What the prices are said to prove is worked out: that plans cost less per month the longer they last. */
function falseSums({ content }: LaunchInput): Found[] {
  const why = unprovenSum(content);
  return content.claims.items.flatMap(({ words, provenance }, index) =>
    provenance.status === 'verified' &&
    provenance.evidence.kind === 'arithmetic' &&
    isPrinted(words, content)
      ? inContent(
          ['claims', 'items', index, 'provenance'],
          why && `“${words}” rests on the prices, and ${why}. Change the words, or the prices.`,
        )
      : [],
  );
}

export const evidence: Check = {
  id: 'LR08',
  title: 'evidence still holds',
  launch(input) {
    const { content, today } = input;
    const registered = content.claims.items.flatMap(({ words, provenance }, index) =>
      isPrinted(words, content)
        ? [{ path: ['claims', 'items', index, 'provenance'], name: `“${words}”`, provenance }]
        : [],
    );
    const held = [...registered, ...claimsMade(content)].flatMap(({ path, name, provenance }) => {
      const why = pageFault(provenance, content) ?? evidenceFault(provenance, today);
      const end = why ? null : evidenceEnd(provenance, today);
      const text = (what: string | null) => what && `${name}: the evidence ${what}.`;
      return [
        ...inContent([...path, 'evidence'], text(why)),
        ...inContent([...path, 'evidence'], text(end), { severity: 'warning' }),
      ];
    });
    return [...held, ...falseSums(input)];
  },
};

/** Words of everything in the content that is made up. */
export function sampleWords({ site, testimonials, notices, statistics }: Content): string[] {
  const samples = testimonials.items.filter(({ provenance }) => provenance.status === 'example');
  const names = notices.provenance.status === 'example' ? notices.pool.map(({ name }) => name) : [];
  const figures = statistics.items
    .filter(({ provenance }) => provenance.status === 'example')
    .map((item) => figureText(item, site.locale));
  const seller = site.seller.status === 'example' ? [site.seller.address] : [];
  return [
    ...samples.flatMap(({ author, content }) => [author, content]),
    ...names,
    ...figures,
    ...seller,
  ];
}

/** @returns the labels that made-up things carry, in the words of the content */
function labelsOf({ testimonials, notices, pricing, statistics }: Content): string[] {
  const samples = [testimonials.sampleLabel, pricing.popular.sampleLabel, notices.simulatedLabel];
  return [...samples, notices.title, statistics.exampleNote];
}

const unlabelled = onEachPage('components/landing/', ({ $ }, { content }) => {
  const labels = labelsOf(content);
  return textsOf($, '[data-provenance="example"]')
    .filter((text) => !labels.some((label) => text.includes(label)))
    .map(
      (text) =>
        `“${text.slice(0, 80)}” is made up and carries no label. Print one (${labels[0]}) inside the same element.`,
    );
});

/** Claims of the landing page that stand in no element which says where they come from. */
function unmarked({ site, content }: PagesInput) {
  const home = pageAt(site, content.routes.home.path);
  if (!home) return [];
  const { testimonials, statistics, pricing, plans } = content;
  const badge = plans.some(({ popular }) => popular) ? [pricing.popular.text] : [];
  const marked = textsOf(home.$, '[data-provenance]');
  const faults = [
    ...testimonials.items.map(({ author }) => author),
    ...statistics.items.map(({ label }) => label),
    ...badge,
  ]
    .filter((claim) => !marked.some((text) => text.includes(claim)))
    .map(
      (claim) =>
        `“${claim}” stands in no element with data-provenance. Render the provenance of the content on its element.`,
    );
  return onPage(home, faults, 'components/landing/');
}

/** Where each of the labels stands. */
const LABELS: readonly Path[] = [
  ['testimonials', 'sampleLabel'],
  ['pricing', 'popular', 'sampleLabel'],
  ['notices', 'simulatedLabel'],
];

function vagueLabels({ content }: ContentInput) {
  const { madeUp } = englishOf(content) ?? {};
  return LABELS.filter((path) => madeUp && !madeUp.test(textAt(content, path))).flatMap((path) =>
    expected(path, 'a word that says that it is made up', textAt(content, path)),
  );
}

export const samplesLabelled: Check = {
  id: 'LR07',
  title: 'what is made up says so',
  content: vagueLabels,
  pages: (input) => [...unlabelled(input), ...unmarked(input)],
};
