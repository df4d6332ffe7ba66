import { legalPages } from '@/lib/content/rules/targets';
import { resolveAddress } from '../../postbuild/resolve-address';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';
import { fingerprint } from '../fingerprint';

type LegalPage = (typeof legalPages)[number];

/** Whether words and date still are those that were seen together. */
function recordFault(page: LegalPage, { content, today }: LaunchInput): Found[] {
  const { updated } = content.routes[page];
  const agreed = content.launch.legalText[page];
  const now = fingerprint(content[page]);
  const line = `{ updated: '${updated}', fingerprint: '${now}' }`;
  const record = (text: string) => [inContent(['launch', 'legalText', page], text)];
  if (updated > today)
    return [inContent(['routes', page, 'updated'], `${updated} has not come yet.`)];
  if (!agreed)
    return record(
      `Once these words are yours, set routes.${page}.updated to the day, then set this to what this list shows then: ${line}`,
    );
  if (agreed.fingerprint === now && agreed.updated === updated) return [];
  if (updated === today)
    return record(
      `The words of the page are those of today now. Set launch.legalText.${page} to ${line}`,
    );
  if (agreed.fingerprint !== now && updated <= agreed.updated)
    return [
      inContent(
        ['routes', page, 'updated'],
        `The words have changed since ${agreed.updated}, and readers still see that date. Set the day of the change.`,
      ),
    ];
  return record(`The page has words or a date that are not recorded yet. Set this to ${line}`);
}

/** Whether the built page prints its date. */
function printedFault(page: LegalPage, { content, site }: LaunchInput): Found[] {
  const { path, updated } = content.routes[page];
  const built = resolveAddress(site, path)?.page;
  if (built?.$(`time[datetime="${updated}"]`).length) return [];
  const text = `The built page does not show the date ${updated}. Build the site again.`;
  return [{ ...inContent(['routes', page, 'updated'], text), page: built?.file ?? path }];
}

/** The date on a legal page is the day on which its words last changed. */
export const legalDates: Rule = {
  id: 'LR20',
  part: 'Legal pages',
  title: 'legal pages carry their true date',
  severity: 'error',
  find: (input) =>
    legalPages.flatMap((page) => [...recordFault(page, input), ...printedFault(page, input)]),
};
