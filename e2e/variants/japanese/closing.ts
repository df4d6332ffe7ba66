import { site } from '@/content/site';
import type { Closing } from '@/lib/content/schemas/landing';

export const closing: Closing = {
  label: 'レンジの先へ',
  title: 'レンジは、いつか終わる。\n知るべきは、その境目。',
  emphasis: '境目',
  primary: { name: 'プランを{severalPlans?選ぶ|見る}', href: '/#pricing' },
  secondary: { name: '機能を見る', href: '/#indicators' },
  picture: {
    drawing: 'closing',
    alt: 'シミュレーション相場が2本の境目の間を横ばいで推移し、最後に終値が上の境目を抜けてレンジを離れる図。',
    caption: `シミュレーション相場です。取引実績ではありません。合わないと感じたら、${site.refundDays}日以内にお知らせください。`,
  },
};
