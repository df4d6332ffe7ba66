/** Die Antwort darauf, welcher Tarif am wenigsten kostet. Jede Zahl darin wird aus `plans.ts` berechnet. */
import type { PlanCostWords } from '@/lib/content/schemas/pricing';

export const planCosts: PlanCostWords = {
  title: 'Welcher Tarif kostet Sie am wenigsten?',
  intro:
    'Sie bezahlen ganze Zeiträume, ob genutzt oder nicht. Die fette Linie ist die niedrigste, zu heutigen Preisen {taxIncluded?einschließlich Mehrwertsteuer|vor Steuern}.',
  ranges: 'Monate der Nutzung und der Tarif mit der kleinsten Summe',
  question: 'Ich werde sie voraussichtlich nutzen:',
  start: 12,
  result: '{plan} kostet am wenigsten: {total}',
  totals: 'Summen, wenn die Nutzung so lange dauert: {length}',
  payments: '{count} × {price}',
};
