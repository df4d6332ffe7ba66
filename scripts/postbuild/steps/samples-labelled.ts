import type { CheerioAPI } from 'cheerio';
import type { SiteContent } from '../content';
import type { Check, Problem } from '../problem';
import { resolveAddress } from '../resolve-address';
import { separateText } from '../visible-text';

/** Words by which a reader knows that something is made up. */
const label = /\b(?:Sample|Simulated|Example)\b/i;

/** Claims of the landing page whose origin must be marked: their words as the page prints them. */
function claims({ testimonials, statistics, popular, plans }: SiteContent): string[] {
  const badge = plans.some((plan) => plan.popular) ? [popular.text] : [];
  return [
    ...testimonials.items.map(({ author }) => author),
    ...statistics.items.map(({ label: name }) => name),
    ...badge,
  ];
}

/** Whether the words stand on the page inside an element that says where they come from. */
function isMarked($: CheerioAPI, claim: string): boolean {
  return $('[data-provenance]')
    .toArray()
    .some((element) => separateText($, element).includes(claim));
}

function unlabelled($: CheerioAPI, file: string): Problem[] {
  return $('[data-provenance="example"]')
    .toArray()
    .filter((element) => !label.test(separateText($, element)))
    .map((element) => ({
      file,
      problem: `made-up content without its label: "${separateText($, element).slice(0, 80)}"`,
      fix: 'Print the label (Sample, Simulated) inside the same element.',
    }));
}

/** What is made up says so where it stands, and every claim says where it comes from (rules LAW1 and LAW2). */
export const samplesLabelled: Check = {
  name: 'samples labelled',
  run({ site, content }) {
    const home = resolveAddress(site, content.routes.home.path)?.page;
    const unmarked = claims(content)
      .filter((claim) => home && !isMarked(home.$, claim))
      .map((claim) => ({
        file: home?.file ?? 'index.html',
        problem: `"${claim}" stands in no element with data-provenance`,
        fix: 'Render the provenance of the content on its element.',
      }));
    return [...site.pages.flatMap(({ $, file }) => unlabelled($, file)), ...unmarked];
  },
};
