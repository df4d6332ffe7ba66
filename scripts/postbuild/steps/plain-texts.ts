import { planLine } from '@/lib/plans/texts';
import type { Check, CheckInput, Problem } from '../problem';
import { resolveAddress } from '../resolve-address';
import { sampleWords } from '../sample-words';

const fix = 'See lib/pages/plain-texts.ts, lib/plans/texts.ts and the content that it takes.';

/** @returns whether an address of this site leads to a file, and to a part of it that exists */
function leads(address: string, { site }: CheckInput): boolean {
  const { pathname, hash } = new URL(address);
  const target = resolveAddress(site, pathname);
  if (!target || hash === '') return target !== null;
  return target.page !== undefined && target.page.$(hash).length > 0;
}

function faultsOf(text: string, input: CheckInput): string[] {
  const { url } = input.content.site;
  const addresses = [...text.matchAll(/https:\/\/[^\s()]+/g)].map(([address]) => address);
  const lost = addresses.filter(
    (address) => new URL(address).origin === url && !leads(address, input),
  );
  const samples = sampleWords(input.content).filter((words) => text.includes(words));
  return [
    ...[...new Set(lost)].map((address) => `${address} leads nowhere`),
    ...samples.map((words) => `sample content: "${words}"`),
    ...(/[{}]|\]\((?!https:)/.test(text) ? ['a blank or a link that was not written out'] : []),
  ];
}

/** Plans that a text must name with what they cost. */
function missingPlans(text: string, { content }: CheckInput): string[] {
  return content.plans
    .map(planLine)
    .filter(({ name, price }) => !text.includes(name) || !text.includes(price))
    .map(({ name, price }) => `${name} for ${price} is missing`);
}

/** What programs read instead of pages says the same, links to what exists, and holds nothing that is made up. */
export const plainTexts: Check = {
  name: 'plain texts',
  run(input): Problem[] {
    return ['llms.txt', 'plans.txt', 'faq.txt'].flatMap((file) => {
      if (!input.site.files.has(file)) return { file, problem: 'the file is missing', fix };
      const text = input.site.read(file).toString();
      const plans = file === 'faq.txt' ? [] : missingPlans(text, input);
      return [...faultsOf(text, input), ...plans].map((problem) => ({ file, problem, fix }));
    });
  },
};
