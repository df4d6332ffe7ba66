/** Text for programs links to what exists and holds nothing that is made up. */
import { securityText } from '@/lib/pages/plain-texts';
import { sampleWords } from './claims';
import { type Check, inTextFile, type PagesInput } from './finding';
import { internalFault } from './links';

function faultsOf(text: string, input: PagesInput): string[] {
  const own = [...text.matchAll(/https:\/\/[^\s()]+/g)]
    .map(([address]) => address)
    .filter((address) => new URL(address).origin === input.content.site.url);
  const samples = sampleWords(input.content).filter((words) => text.includes(words));
  return [
    ...[...new Set(own)]
      .filter((address) => internalFault(new URL(address), input.site))
      .map((address) => `${address} leads nowhere.`),
    ...samples.map((words) => `It contains what is made up: “${words}”.`),
    ...(/[{}]|\]\((?!https:)/.test(text) ? ['A blank or a link was not written out.'] : []),
  ];
}

export const plainTexts: Check = {
  id: 'SM10',
  title: 'text for programs is whole',
  pages: inTextFile('llms.txt', 'lib/pages/plain-texts.ts', faultsOf),
};

/** Finders of a weakness learn whom to write to from a file as RFC 9116 has it. */
export const securityContact: Check = {
  id: 'B4',
  title: 'security.txt says whom to write to',
  pages: inTextFile('.well-known/security.txt', 'content/site.ts', (text, { content }) => {
    const wanted = securityText(content.site);
    return text === wanted ? null : `It says “${text.trim()}”, expected “${wanted.trim()}”.`;
  }),
};
