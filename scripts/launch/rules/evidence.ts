import type { Provenance } from '@/lib/content/schemas/proof';
import { claimsMade } from '../claims-made';
import { inContent, type Rule } from '../finding';

/** @returns why evidence proves nothing on that day, or null */
function fault(provenance: Provenance, today: string): string | null {
  if (provenance.status !== 'verified') return null;
  const { evidence } = provenance;
  const empty = (['kind', 'reference', 'asOf', 'reviewBy', 'owner'] as const).find(
    (field) => !evidence?.[field],
  );
  if (empty) return `names no ${empty}. Fill it in`;
  const { asOf, reviewBy } = evidence;
  if (asOf > today) return `is dated ${asOf}, which has not come yet. Set the day it is from`;
  if (reviewBy < asOf) return `was due for review before its own day, ${asOf}. Correct reviewBy`;
  if (reviewBy < today)
    return `was due for review on ${reviewBy}. Look whether it still holds, then set asOf and reviewBy anew`;
  return null;
}

/** Evidence is whole and has not run out. */
export const evidence: Rule = {
  id: 'LR08',
  part: 'What you claim',
  title: 'evidence still holds',
  severity: 'error',
  find({ content, today }) {
    const words = content.claims.items.map(({ words: name, provenance }, index) => ({
      path: ['claims', 'items', index, 'provenance'],
      name: `“${name}”`,
      provenance,
    }));
    return [...words, ...claimsMade(content)].flatMap(({ path, name, provenance }) => {
      const why = fault(provenance, today);
      return why ? inContent([...path, 'evidence'], `${name}: the evidence ${why}.`) : [];
    });
  },
};
