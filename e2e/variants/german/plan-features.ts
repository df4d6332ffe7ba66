/** Wonach Tarife verglichen werden, in dieser Reihenfolge: jede Leistung, was ihr Name offenlässt, und die Tarife mit ihr. */
import type { PlanFeatureRow } from '@/lib/content/schemas/plans';

const profi = ['profi-monat', 'profi-jahr', 'profi-dauerhaft'];
const all = ['basis-monat', 'basis-jahr', ...profi];

export const planFeatures: PlanFeatureRow[] = [
  { text: '{indicatorCount:Der Premium-Indikator|Alle Premium-Indikatoren}', plans: all },
  { text: 'Jedes Indikator-Update', plans: all },
  {
    text: 'Hilfe per E-Mail',
    explanation: 'Innerhalb von {basicReply}',
    plans: all,
  },
  {
    text: 'Vorrang beim Support',
    explanation: 'Innerhalb von {priorityReply}',
    plans: profi,
  },
  { text: 'Dokumentation mit Strategien', plans: profi },
  { text: 'Plattform zum Austausch von Strategien', plans: profi },
  { text: 'Abstimmung über neue Funktionen', plans: profi },
  { text: 'Früher Zugang zu neuen Versionen', plans: profi },
];
