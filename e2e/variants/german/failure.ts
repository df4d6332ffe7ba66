/** Wird gezeigt, wo eine Seite im Betrieb versagt. */

import { site } from '@/content/site';
import type { Failure } from '@/lib/content/schemas/pages';

export const failure: Failure = {
  title: 'Diese Seite ist auf Grund gelaufen',
  text: `Etwas darin ist schiefgegangen, und der Fehler liegt bei uns. Neu laden hilft oft; wenn nicht, schreiben Sie an ${site.supportEmail} und nennen Sie die Seite.`,
  reload: 'Seite neu laden',
};
