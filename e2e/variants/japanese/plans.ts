import type { PlanTerms } from '@/lib/content/schemas/plans';

/** Whole yen, tax included. */
export const plans: PlanTerms[] = [
  {
    id: 'monthly',
    title: '1か月',
    name: '1か月プラン',
    price: 1_980,
    interval: 'month',
    paymentLink: 'https://pay.chartwright.example/monthly',
  },
  {
    id: '6-month',
    title: '6か月',
    name: '6か月プラン',
    price: 9_800,
    interval: 'month',
    intervalCount: 6,
    paymentLink: 'https://pay.chartwright.example/6-month',
  },
  {
    id: 'annual',
    title: '年間',
    name: '年間プラン',
    price: 17_800,
    interval: 'year',
    popular: true,
    paymentLink: 'https://pay.chartwright.example/annual',
  },
];
