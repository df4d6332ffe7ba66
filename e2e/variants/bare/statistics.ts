/** No figure: the section goes. */

import { site } from '@/content/site';
import type { Statistics } from '@/lib/content/schemas/landing';

export const statistics: Statistics = {
  label: `${site.name} in figures`,
  statedNote: `As stated by ${site.name}, audited by nobody. The zero above you can audit yourself.`,
  exampleNote: 'Example figures, made up for this page.',
  items: [],
};
