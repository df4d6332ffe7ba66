/** What programs read instead of pages says the same, links to what exists, and holds nothing that is made up. */
import { sampleWords } from './claims';
import { resolveAddress } from './export';
import { type Check, inTextFile, type PagesInput } from './finding';

/** @returns whether an address of this site leads to a file, and to a part of it that exists */
function leads(address: string, { site }: PagesInput): boolean {
  const { pathname, hash } = new URL(address);
  const target = resolveAddress(site, pathname);
  if (!target || hash === '') return target !== null;
  return target.page !== undefined && target.page.$(hash).length > 0;
}

function faultsOf(text: string, input: PagesInput): string[] {
  const own = [...text.matchAll(/https:\/\/[^\s()]+/g)]
    .map(([address]) => address)
    .filter((address) => new URL(address).origin === input.content.site.url);
  const samples = sampleWords(input.content).filter((words) => text.includes(words));
  return [
    ...[...new Set(own)]
      .filter((address) => !leads(address, input))
      .map((address) => `${address} leads nowhere.`),
    ...samples.map((words) => `It contains what is made up: “${words}”.`),
    ...(/[{}]|\]\((?!https:)/.test(text) ? ['A blank or a link was not written out.'] : []),
  ];
}

export const plainTexts: Check = {
  id: 'SM10',
  title: 'texts for programs are whole',
  pages: (input) =>
    ['llms.txt', 'plans.txt', 'faq.txt'].flatMap((name) =>
      inTextFile(name, 'lib/pages/plain-texts.ts', faultsOf)(input),
    ),
};
