/** Die Tarife, in jeder Stufe der kürzeste zuerst. Preise sind Euro einschließlich Mehrwertsteuer. */
import type { PlanTerms } from '@/lib/content/schemas/plans';

export const plans: PlanTerms[] = [
  {
    id: 'basis-monat',
    title: 'Monatlich',
    name: 'Tarif Basis, monatlich',
    tier: 'Basis',
    price: 19.99,
    interval: 'month',
    paymentLink: 'https://zahlung.kurslineal.example/basis-monat',
  },
  {
    id: 'basis-jahr',
    title: 'Jährlich',
    name: 'Tarif Basis, jährlich',
    tier: 'Basis',
    price: 199,
    interval: 'year',
    paymentLink: 'https://zahlung.kurslineal.example/basis-jahr',
  },
  {
    id: 'profi-monat',
    title: 'Monatlich',
    name: 'Tarif Profi, monatlich',
    tier: 'Profi',
    price: 39.99,
    interval: 'month',
    trialDays: 14,
    paymentLink: 'https://zahlung.kurslineal.example/profi-monat',
  },
  {
    id: 'profi-jahr',
    title: 'Jährlich',
    name: 'Tarif Profi, jährlich',
    tier: 'Profi',
    price: 399,
    interval: 'year',
    popular: true,
    paymentLink: 'https://zahlung.kurslineal.example/profi-jahr',
  },
  {
    id: 'profi-dauerhaft',
    title: 'Dauerhaft',
    name: 'Tarif Profi, dauerhaft',
    tier: 'Profi',
    price: 1290,
    interval: 'once',
    paymentLink: 'https://zahlung.kurslineal.example/profi-dauerhaft',
  },
];
