import { claimsMade } from '../claims-made';
import { type Found, inContent, type Rule } from '../finding';

const advice = {
  example:
    'is made up. Put a real one in its place, with evidence that it is real, or take it out of the site.',
  stated:
    'is your own word. Set status: verified, with evidence somebody could check, or take it out of the site.',
};

/** What is shown as true is proven. */
export const claims: Rule = {
  id: 'LR06',
  part: 'What you claim',
  title: 'claims are proven',
  severity: 'error',
  acknowledgeable: true,
  find: ({ content }) =>
    claimsMade(content).flatMap(({ path, name, provenance: { status } }): Found[] => {
      if (status === 'verified') return [];
      const found = inContent(path, `${name} ${advice[status]}`);
      return [status === 'example' ? { ...found, isSample: true } : found];
    }),
};
