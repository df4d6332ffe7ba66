import type { Provenance } from '@/lib/content/schemas/proof';

type Kind = Extract<Provenance, { status: 'verified' }>['evidence']['kind'];

/** Evidence that is on file and holds for a year. */
export function provenBy(kind: Kind, reference: string): Provenance {
  const evidence = {
    kind,
    reference,
    asOf: '2026-11-20',
    reviewBy: '2027-11-19',
    owner: 'Ann Lee',
  };
  return { status: 'verified', evidence };
}
