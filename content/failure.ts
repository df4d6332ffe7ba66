/** Shown where a page fails while it runs. */

import { site } from '@/content/site';
import type { Failure } from '@/lib/content/schemas/pages';

export const failure: Failure = {
  title: 'This page has run aground',
  text: `Something in it failed, and the fault is ours. Loading it again often helps; if it does not, write to ${site.supportEmail} and say which page it was.`,
  reload: 'Load the page again',
};
