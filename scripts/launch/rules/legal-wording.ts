import type { LegalDocument } from '@/lib/content/schemas/pages';
import { leavesOf } from '@/lib/content/walk';
import { visibleText, words } from '../../postbuild/visible-text';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';

const longerRight = /\blonger right to cancel\b[^.]*\bthat right applies\b/;
const risk = /\brisk of loss\b|\bloss\b[^.]*\brisk\b/i;

function says(page: LegalDocument, sentence: RegExp): boolean {
  return leavesOf(page.sections).some(({ text }) => sentence.test(text));
}

/** Pages that do not print the risk line, which the footer of each one has. */
function silentPages({ content, site }: LaunchInput): Found[] {
  return site.pages
    .filter(({ $ }) => !visibleText($).includes(words(content.footer.risk)))
    .map(({ file }) => ({
      ...inContent(['footer', 'risk'], 'A page does not print it. Build the site again.'),
      page: file,
    }));
}

/** The sentences that consumers are owed stand where they look for them. */
export const legalWording: Rule = {
  id: 'LR13',
  part: 'Legal pages',
  title: 'sentences that the law asks for are there',
  severity: 'error',
  find(input) {
    const { refund, disclaimer, footer } = input.content;
    const right =
      'Say that a longer right to cancel, where the law gives one, applies: “If the law where you live gives you a longer right to cancel, that right applies.”';
    const loss = 'Say that trading involves substantial risk of loss.';
    return [
      ...(says(refund, longerRight) ? [] : [inContent(['refund', 'sections'], right)]),
      ...(says(disclaimer, risk) ? [] : [inContent(['disclaimer', 'sections'], loss)]),
      ...(risk.test(footer.risk) ? [] : [inContent(['footer', 'risk'], loss)]),
      ...silentPages(input),
    ];
  },
};
