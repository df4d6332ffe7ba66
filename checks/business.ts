/** Whose site it is: facts and addresses that the sample came with. */
import { reservedHosts } from '@/lib/content/reserved-hosts';
import { leavesOf } from '@/lib/content/walk';
import { printedWords } from './content';
import { type Check, inContent, type LaunchInput } from './finding';

const SAMPLE = { brand: /chartwright/i, legalName: 'Chartwright LLC' };

/** Facts that the sample has of its own; addresses have checks of their own. */
const FACTS = {
  name: 'the name of your brand',
  legalName: 'the name of the person or company that sells',
  productName: 'the name of what you sell',
  paymentProcessor: 'the company that takes the payments',
  hostingProvider: 'the company that hosts these files',
  governingLaw: 'the place whose law the terms follow',
} as const;
type Fact = keyof typeof FACTS;

function isSample(fact: Fact, { content: { site } }: LaunchInput): boolean {
  if (fact === 'hostingProvider') return site.hostingProvider === 'our hosting provider';
  // A real seller may well choose this place; the sample's seller cannot.
  if (fact === 'governingLaw') return site.legalName === SAMPLE.legalName;
  return SAMPLE.brand.test(site[fact]);
}

function factsToSet(input: LaunchInput) {
  return (Object.keys(FACTS) as Fact[])
    .filter((fact) => isSample(fact, input))
    .flatMap((fact) => {
      const text = `“${input.content.site[fact]}” is the sample's. Set ${FACTS[fact]}.`;
      return inContent(['site', fact], text, { isSample: true });
    });
}

function unnamedPlatform({ content: { site } }: LaunchInput) {
  if (site.isPlatformNamed) return [];
  const text =
    'No charting platform is named. Name the one that your indicators run on, if buyers need to know it, and set isPlatformNamed to true.';
  return inContent(['site', 'platformName'], text, { severity: 'warning' });
}

/** Texts that name the sample brand themselves, and do not take the name from `site.ts`. */
function typedBrand({ content }: LaunchInput) {
  const { name, legalName, productName, url, supportEmail, memberSiteUrl } = content.site;
  const own = [legalName, productName, supportEmail, url, memberSiteUrl, name];
  const text = 'These words are about the sample brand. Write your own.';
  return printedWords(content)
    .filter(({ path: [file] }) => file !== 'site' && file !== 'plans')
    .filter((leaf) =>
      SAMPLE.brand.test(own.reduce((rest, word) => rest.replaceAll(word, ''), leaf.text)),
    )
    .flatMap(({ path }) => inContent(path, text, { isSample: true }));
}

export const businessFacts: Check = {
  id: 'LR02',
  title: 'the site says whose it is',
  launch: (input) => [factsToSet, unnamedPlatform, typedBrand].flatMap((find) => find(input)),
};

export const brandMark: Check = {
  id: 'LR33',
  title: 'the mark is your own',
  launch({ content: { launch, site } }) {
    if (launch.mark === 'own' || site.logo) return [];
    const text =
      "The mark in header, icons and social images, a pair of dividers over a candle, is the sample's. Name yours here, an SVG file in public/pictures/, build and look at it. Whoever draws another mark in lib/pictures/brand-mark.ts sets `mark` of content/launch.ts to 'own'.";
    return inContent(['site', 'logo'], text, { isSample: true });
  },
};

/** A field that is an address or a host and nothing else. */
const ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?:[/?#]\S*)?$/;

/** Addresses that lead nowhere, as they exist for examples alone. Running text repeats those of fields and adds few. */
export const exampleHosts: Check = {
  id: 'LR24',
  title: 'addresses are real',
  launch({ content }) {
    const leaves = leavesOf(content)
      .map((leaf) => ({ ...leaf, hosts: reservedHosts(leaf.text) }))
      .filter(({ hosts }) => hosts.length > 0);
    const fields = leaves.filter(({ text }) => ADDRESS.test(text));
    const known = [
      content.site.supportEmail.split('@')[1],
      ...fields.flatMap(({ hosts }) => hosts),
    ];
    const typed = leaves.filter(
      ({ text, hosts }) => !ADDRESS.test(text) && hosts.some((host) => !known.includes(host)),
    );
    return [...fields, ...typed].flatMap(({ path, hosts }) => {
      const text = `${hosts[0]} is no real address, it is kept for examples. Put in your own.`;
      return inContent(path, text, { isSample: true });
    });
  },
};

/** Names that lead nowhere yet are seen before the site goes public; they may stay. */
export const footerPlaceholders: Check = {
  id: 'LR34',
  title: 'footer entries lead somewhere',
  severity: 'warning',
  launch: ({ content: { footer } }) =>
    (['quickLinks', 'resources', 'legal', 'social'] as const).flatMap((list) =>
      footer[list].links.flatMap(({ name, href }, index) => {
        const text = `“${name}” leads nowhere and is read out as “${footer.comingSoon}”. Set its href, or take it out.`;
        return href ? [] : inContent(['footer', list, 'links', index], text);
      }),
    ),
};
