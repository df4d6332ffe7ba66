import { budgets } from './budgets';
import { business } from './business';
import { claims } from './claims';
import { colours } from './colours';
import { contentForm } from './content';
import { otherLanguage } from './english';
import type { Check, ListedCheck } from './finding';
import { html } from './html';
import { law } from './law';
import { links } from './links';
import { markdown } from './markdown';
import { payments } from './payments';
import { pictures } from './pictures';
import { prices } from './prices';
import { privacy } from './privacy';
import { words } from './words';

/** All rules, under the headings of the launch report. */
const LIST: Readonly<Record<string, readonly Check[]>> = {
  'Content files': [contentForm, colours, ...pictures, markdown, ...links],
  'Your business': business,
  'Plans and payment': [...payments, ...prices],
  'What you claim': claims,
  Words: [...words, otherLanguage],
  'Law and privacy': [...law, ...privacy],
  'The built pages': [...html, budgets],
};

export const CHECKS: readonly ListedCheck[] = Object.entries(LIST).flatMap(([part, checks]) =>
  checks.map((check) => ({ ...check, part })),
);
