import { collectStrings, formatPath, type Path } from '@/content/schemas/content-path';
import { LEGAL_PAGES } from '@/content/schemas/pages';
import { fieldAt } from '@/lib/content/content-files';
import { formatMoney, type MoneyForm, minorUnits } from '@/lib/text/format';
import { amountsIn } from './amounts';
import { legalPage, printedWords } from './content';
import { NEGATION, SUSPECTS } from './english';
import { collapse } from './export';
import { type Check, contentIssue, type Issue, type LaunchInput } from './finding';

/** Names the found words, and their line in a Markdown file. */
const suspicion = (path: Path, found: string, why: string): Issue[] =>
  contentIssue(path, `“${found}”: ${why}.`, fieldAt(path, found));

function suspiciousWords({ content }: LaunchInput): Issue[] {
  if (!/^en(?:-|$)/.test(content.site.locale)) return [];
  const claims = content.claims.items.map(({ words }) => words);
  // The text for the other tax setting is not printed.
  const unused = content.site.pricesIncludeTax ? 'taxAdded' : 'taxIncluded';
  const printed = printedWords({ ...content }).filter(({ path }) => path.at(-1) !== unused);
  return printed.flatMap(({ path, text }) => {
    const rest = claims.reduce((left, claim) => left.replaceAll(claim, ''), collapse(text));
    return SUSPECTS.filter(({ only }) => only?.test(formatPath(path)) ?? true).flatMap(
      ({ pattern, why, mayBeDenied }) =>
        [...rest.matchAll(new RegExp(pattern, `g${pattern.flags}`))].flatMap((found) => {
          if (mayBeDenied && NEGATION.test(rest.slice(0, found.index))) return [];
          const reason = why(content, found[1] ?? '');
          return reason ? suspicion(path, found[0], reason) : [];
        }),
    );
  });
}

/** Whole thousands, at least 10 times the highest price, are probably account sizes. */
function isAccountSize(amount: number, prices: readonly number[], { currency }: MoneyForm) {
  return amount % minorUnits(1000, currency) === 0 && amount >= 10 * Math.max(...prices);
}

function otherAmounts({ content }: LaunchInput): Issue[] {
  const { site, plans, launch } = content;
  const prices = plans.map(({ price }) => minorUnits(price, site.currency));
  const listed = (launch.otherAmounts ?? []).flatMap((text) => amountsIn(text, site));
  const known = [...prices, ...listed.map(({ amount }) => amount)];
  const all = prices.map((price) => formatMoney(price, site)).join(', ');
  const why = `no plan costs this (${all}); list other amounts in launch.otherAmounts`;
  return printedWords({ ...content }).flatMap(({ path, text }) =>
    amountsIn(text, site)
      .filter(({ amount }) => !known.includes(amount) && !isAccountSize(amount, prices, site))
      .flatMap(({ said }) => suspicion(path, said, why)),
  );
}

function otherMailboxes({ content, written }: LaunchInput): Issue[] {
  const { supportEmail } = content.site;
  const others = collectStrings(written).flatMap(({ path, text }) =>
    (text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])
      .filter((address) => address !== supportEmail)
      .flatMap((address) =>
        suspicion(path, address, `site.supportEmail is ${supportEmail}; does someone read this`),
      ),
  );
  const silent = LEGAL_PAGES.map((name) => legalPage(written, name)).filter(
    ({ text }) => !/\{support(?:Email)?\}/.test(text) && !text.includes(supportEmail),
  );
  return [
    ...others,
    ...silent.flatMap(({ path }) => contentIssue(path, 'The page lacks {support}.')),
  ];
}

export const wordCheck: Check = {
  id: 'text/words',
  title: 'a person has looked at suspicious words',
  severity: 'warning',
  launch: (input) => [...suspiciousWords(input), ...otherAmounts(input), ...otherMailboxes(input)],
};
