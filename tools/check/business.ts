import { collectStrings, textAt } from '@/content/schemas/content-path';
import { LEGAL_PAGES } from '@/content/schemas/pages';
import { securityExpiry } from '@/lib/pages/plain-texts';
import { reservedHosts } from '@/lib/plans/sheet';
import { legalPage } from './content';
import { type Check, type ContentInput, contentIssue, daysBetween, expected } from './finding';

const SAMPLE_BRAND = /chartwright/i;

function supportIssues({ content }: ContentInput) {
  const support = textAt(content, ['site', 'supportEmail']);
  if (!support.includes('@')) return [];
  const others = collectStrings(content).flatMap(({ path, text }) => {
    const all = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    const other = all.find((address) => address !== support);
    return other ? expected(path, `the support address in content/site.ts, ${support}`, other) : [];
  });
  const silent = LEGAL_PAGES.map((name) => legalPage(content, name)).filter(
    ({ text }) => !/\{support(?:Email)?\}/.test(text) && !text.includes(support),
  );
  return [
    ...others,
    ...silent.flatMap(({ path }) => contentIssue(path, 'The page lacks {support}.')),
  ];
}

export const business: readonly Check[] = [
  {
    id: 'business/identity',
    title: 'no sample branding is left',
    launch({ content: { site, launch }, written }) {
      const mark =
        "Header, icons and social images show the sample's logo. Set `logo` to an image in public/pictures/, or draw your own in lib/pictures/brand-mark.ts and set `mark` in content/launch.ts to 'own'.";
      return [
        ...collectStrings(written)
          .filter(({ text }) => SAMPLE_BRAND.test(text) && reservedHosts(text).length === 0)
          .flatMap(({ path }) =>
            contentIssue(path, 'This text names the sample brand. Rewrite it.'),
          ),
        ...contentIssue(['site', 'logo'], launch.mark === 'own' || site.logo ? null : mark),
      ];
    },
  },
  {
    id: 'business/addresses',
    title: 'no example address is left',
    launch: ({ written }) =>
      collectStrings(written).flatMap(({ path, text }) => {
        const [host] = reservedHosts(text);
        const issue = `${host} is reserved for examples. Use your own address.`;
        return contentIssue(path, host ? issue : null);
      }),
  },
  {
    id: 'business/support',
    title: 'someone reads mail to the support address',
    content: supportIssues,
    launch({ content: { site }, today }) {
      const end = securityExpiry(site).toISOString().slice(0, 10);
      const left = daysBetween(today, end);
      const text = `The last test email to ${site.supportEmail} arrived on ${site.supportEmailChecked}; security.txt ${left > 0 ? 'expires' : 'expired'} on ${end}. Send another, and set this to its arrival date.`;
      return contentIssue(['site', 'supportEmailChecked'], left <= 30 ? text : null, {
        severity: left > 0 ? 'warning' : 'error',
      });
    },
  },
];
