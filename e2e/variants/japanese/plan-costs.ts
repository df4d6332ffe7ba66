import type { PlanCostWords } from '@/lib/content/schemas/pricing';

export const planCosts: PlanCostWords = {
  title: 'いちばん安いプランは？',
  intro:
    '料金は期間ごとのお支払いです。太線が最も安い組み合わせで、現在の料金（{taxIncluded?税込|税別}）で計算しています。',
  ranges: '利用する月数と、最も安いプラン',
  question: '利用する予定の期間',
  start: 12,
  result: '{plan}プランが最安：{total}',
  totals: '{length}利用した場合の総額',
  payments: '{price} × {count}回',
};
