/** What the site claims, where it comes from, and how it says so. */
import type { Content } from '@/lib/content/content';
import type { Provenance } from '@/lib/content/schemas/proof';
import { listAt, type Path, textAt } from '@/lib/content/walk';
import { pageAt } from './export';
import {
  type Check,
  type ContentInput,
  expected,
  type Found,
  inContent,
  onEachPage,
  onPage,
  type PagesInput,
} from './finding';
import { textsOf } from './page';

/** Something the site claims, with where it comes from. */
interface Claim {
  /** Where its provenance stands. */
  path: Path;
  /** What is claimed, as a list names it. */
  name: string;
  provenance: Provenance;
}

/** @returns every claim that the site shows, in the order of its files; words that promise have a list of their own */
function claimsMade(content: Content): Claim[] {
  const { plans, pricing, platformPlans, statistics, testimonials, notices } = content;
  const claims: Claim[] = [];
  const claim = (place: Path, name: string, { provenance }: { provenance: Provenance }) =>
    claims.push({ path: [...place, 'provenance'], name, provenance });

  const { popular } = pricing;
  const plan = plans.find(({ popular: isMarked }) => isMarked);
  if (plan)
    claim(['pricing', 'popular'], `The badge “${popular.text}” on the ${plan.name}`, popular);
  // What buyers are told about somebody else's platform.
  claim(['platformPlans'], `The table of limits under “${platformPlans.title}”`, platformPlans);
  for (const [index, item] of statistics.items.entries()) {
    const name = `The figure “${item.value}${item.suffix} ${item.label}”`;
    claim(['statistics', 'items', index], name, item);
  }
  const { rating, items } = testimonials;
  // The rating stands beside the quotes, and goes where they go.
  if (rating && items.length > 0) {
    const name = `The rating of ${rating.value} from ${rating.count} reviews`;
    claim(['testimonials', 'rating'], name, rating);
  }
  for (const [index, item] of items.entries())
    claim(['testimonials', 'items', index], `The testimonial of ${item.author}`, item);
  const shown = notices.pool.length;
  if (shown > 0) claim(['notices'], `The pool of ${shown} subscriber notices`, notices);
  return claims;
}

const ADVICE = {
  example:
    'is made up. Put a real one in its place, with evidence that it is real, or take it out of the site.',
  stated:
    'is your own word. Set status: verified, with evidence somebody could check, or take it out of the site.',
};

export const claims: Check = {
  id: 'LR06',
  title: 'claims are proven',
  isAcceptable: true,
  launch: ({ content }) =>
    claimsMade(content).flatMap(({ path, name, provenance: { status } }) =>
      status === 'verified'
        ? []
        : inContent(
            path,
            `${name} ${ADVICE[status]}`,
            status === 'example' ? { isSample: true } : {},
          ),
    ),
};

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

export const evidence: Check = {
  id: 'LR08',
  title: 'evidence still holds',
  launch({ content, today }) {
    const registered = content.claims.items.map(({ words, provenance }, index) => ({
      path: ['claims', 'items', index, 'provenance'],
      name: `“${words}”`,
      provenance,
    }));
    return [...registered, ...claimsMade(content)].flatMap(({ path, name, provenance }) => {
      const why = evidenceFault(provenance, today);
      return inContent([...path, 'evidence'], why && `${name}: the evidence ${why}.`);
    });
  },
};

/** Words of everything in the content that is made up. */
export function sampleWords({ testimonials, notices, statistics }: Content): string[] {
  const samples = testimonials.items.filter(({ provenance }) => provenance.status === 'example');
  const names = notices.provenance.status === 'example' ? notices.pool.map(({ name }) => name) : [];
  const figures = statistics.items
    .filter(({ provenance }) => provenance.status === 'example')
    .map(({ value, suffix, label }) => `${value}${suffix} ${label}`);
  return [...samples.flatMap(({ author, content }) => [author, content]), ...names, ...figures];
}

/** Made-up notices give no bare time. */
function bareTimes({ content }: ContentInput): Found[] {
  if (textAt(content, ['notices', 'provenance', 'status']) !== 'example') return [];
  return listAt(content, ['notices', 'pool']).flatMap((notice, index) => {
    const time = textAt(notice, ['time']);
    const what = 'a time that starts with "e.g.", as the notice is made up';
    return time.startsWith('e.g. ') ? [] : expected(['notices', 'pool', index, 'time'], what, time);
  });
}

/** Words by which a reader knows that something is made up. */
const LABEL = /\b(?:Sample|Simulated|Example)\b/i;

/** Elements that hold something made up, without a label that says so. */
const unlabelled = onEachPage('components/landing/', ({ $ }) =>
  textsOf($, '[data-provenance="example"]')
    .filter((text) => !LABEL.test(text))
    .map(
      (text) =>
        `“${text.slice(0, 80)}” is made up and carries no label. Print one (Sample, Simulated) inside the same element.`,
    ),
);

/** Claims of the landing page that stand in no element which says where they come from. */
function unmarked({ site, content }: PagesInput): Found[] {
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

export const samplesLabelled: Check = {
  id: 'LR07',
  title: 'what is made up says so',
  content: bareTimes,
  pages: (input) => [...unlabelled(input), ...unmarked(input)],
};
