import { site } from '@/content/site';
import type { Statistics } from '@/lib/content/schemas/landing';

export const statistics: Statistics = {
  label: `数字で見る${site.name}`,
  statedNote: `${site.name}の自社集計であり、第三者の監査は受けていません。上の「0」は、ご自身で検証できます。`,
  exampleNote: 'このページのために作った例示の数字です。',
  items: [
    {
      id: 'traders',
      value: 300,
      suffix: '人以上',
      label: '利用中のトレーダー',
      provenance: { status: 'stated' },
    },
    {
      id: 'learning-curve',
      value: 7,
      suffix: '日',
      label: '慣れるまでの平均日数',
      provenance: { status: 'stated' },
    },
  ],
};
