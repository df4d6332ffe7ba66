import type { SiteContent } from '../content';
import { placeOfText } from '../place-of-text';
import type { Check, CheckInput } from '../problem';
import type { Page } from '../read-export';
import { visibleText, words } from '../visible-text';

/** A sentence that pages must print, or must not. */
type Rule = {
  rule: string;
  on: (page: Page, content: SiteContent) => boolean;
  says: (text: string, content: SiteContent) => boolean;
  problem: string;
};

const everywhere = () => true;
const only =
  (...names: (keyof SiteContent['routes'])[]): Rule['on'] =>
  ({ path }, { routes }) =>
    names.some((name) => routes[name].path === path);

/** Promises that may not be made; a denial of them may. */
const promises =
  /(?<!\b(?:no|not|never|nor|cannot|without|nothing)\b[^.]{0,40})\b(?:guaranteed|risk-free|no loss(?:es)?|limited time|only \d+ left|never lose)\b/i;

const promiseIn = (text: string) => promises.exec(text)?.[0];

const rules: Rule[] = [
  {
    rule: 'LAW12',
    on: only('refund'),
    says: (text) =>
      /\blaw where you live gives you a longer right to cancel\b[^.]*\bthat right applies\b/.test(
        text,
      ),
    problem: 'does not say that a longer legal right to cancel applies',
  },
  {
    rule: 'LAW13',
    on: everywhere,
    says: (text, { footer }) =>
      text.includes(words(footer.risk)) &&
      /past performance is not indicative of future results/i.test(text),
    problem: 'does not print the risk line of content/footer.ts',
  },
  {
    rule: 'LAW13',
    on: only('home', 'disclaimer'),
    says: (text) => /\bnot\b[^.]{0,40}\bfinancial advice\b/i.test(text),
    problem: 'does not say that this is not financial advice',
  },
  {
    rule: 'LAW14',
    on: everywhere,
    says: (text) => !promiseIn(text),
    problem: 'promises what nobody can promise',
  },
  {
    rule: 'LAW16',
    on: everywhere,
    says: (text, { site }) =>
      !text.includes(site.platformName) || /\bnot affiliated with\b/i.test(text),
    problem: 'names the charting platform without saying that this site is not affiliated with it',
  },
  {
    rule: 'LAW17',
    on: only('paymentSuccess'),
    says: (text) =>
      !/\bpayment (?:was |is |has been )?(?:confirmed|successful|received|complete)\b/i.test(text),
    problem: 'claims that a payment went through, which a static page cannot know',
  },
];

/** The sentences that consumer law asks for are printed, and those it forbids are not. */
export const wording: Check = {
  name: 'wording',
  run({ site, content }: CheckInput) {
    return site.pages.flatMap((page) => {
      const text = visibleText(page.$);
      return rules
        .filter(({ on, says }) => on(page, content) && !says(text, content))
        .map(({ rule, problem }) => {
          const promised = rule === 'LAW14' ? promiseIn(text) : undefined;
          const place = promised ? placeOfText((said) => promiseIn(said) === promised) : 'content/';
          return {
            file: page.file,
            problem: promised ? `${problem}: "${promised}"` : problem,
            fix: `Change the words in ${place} (rule ${rule}).`,
          };
        });
    });
  },
};
