import { type Found, inContent, type LaunchInput, type Rule } from '../finding';
import { printedWords } from '../printed-words';

/** The brand that the project is shipped with. */
const sample = { brand: /chartwright/i, legalName: 'Chartwright LLC' };

/** Facts without which a public site does not know whose it is. */
const facts = {
  name: 'the name of your brand',
  legalName: 'the name of the person or company that sells',
  productName: 'the name of what you sell',
  url: 'the address of the site',
  supportEmail: 'the address that customers write to',
  memberSiteUrl: 'the address where members log in and cancel',
  paymentProcessor: 'the company that takes the payments',
  hostingProvider: 'the company that hosts these files',
  governingLaw: 'the place whose law the terms follow',
} as const;
type Fact = keyof typeof facts;

/** Values that stand for one, until the owner sets their own. */
function isSample(fact: Fact, { content: { site } }: LaunchInput): boolean {
  if (fact === 'hostingProvider') return site.hostingProvider === 'our hosting provider';
  // A real seller may well choose this place; the sample's seller cannot.
  if (fact === 'governingLaw') return site.legalName === sample.legalName;
  // Addresses have rules of their own.
  if (['url', 'supportEmail', 'memberSiteUrl'].includes(fact)) return false;
  return sample.brand.test(site[fact]);
}

function factsToSet(input: LaunchInput): Found[] {
  return (Object.keys(facts) as Fact[]).flatMap((fact) => {
    const value = input.content.site[fact];
    if (!value) return inContent(['site', fact], `Nothing stands here. Set ${facts[fact]}.`);
    if (!isSample(fact, input)) return [];
    const text = `“${value}” is the sample's. Set ${facts[fact]}.`;
    return { ...inContent(['site', fact], text), isSample: true };
  });
}

/** Texts that name the sample brand themselves, and do not take the name from `site.ts`. */
function typedBrand({ content }: LaunchInput): Found[] {
  const { name, legalName, productName, url, supportEmail, memberSiteUrl } = content.site;
  const own = [legalName, productName, supportEmail, url, memberSiteUrl, name];
  return printedWords(content)
    .filter(({ path: [file] }) => file !== 'site' && file !== 'plans')
    .filter(({ text }) =>
      sample.brand.test(own.reduce((rest, word) => rest.replaceAll(word, ''), text)),
    )
    .map(({ path }) => ({
      ...inContent(path, 'These words are about the sample brand. Write your own.'),
      isSample: true,
    }));
}

/** Whose site it is, who sells and by which law. */
export const businessFacts: Rule = {
  id: 'LR02',
  part: 'Your business and its addresses',
  title: 'the site says whose it is',
  severity: 'error',
  find: (input) => {
    const { platformName } = input.content.site;
    const text =
      'No charting platform is named. Name the one that your indicators run on, if buyers need to know it.';
    const unnamed: Found[] =
      platformName === 'your charting platform'
        ? [{ ...inContent(['site', 'platformName'], text), severity: 'warning' }]
        : [];
    return [...factsToSet(input), ...unnamed, ...typedBrand(input)];
  },
};
