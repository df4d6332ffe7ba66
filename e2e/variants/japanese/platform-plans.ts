import type { PlatformPlans } from '@/lib/content/schemas/pricing';

export const platformPlans: PlatformPlans = {
  provenance: { status: 'example' },
  asOf: '2026-11-21',
  exampleNote:
    '1枚のチャートに表示できる数の例（{day}に作成した架空の数）：{limits}。お申し込みの前に、実際の数をご確認ください。',
  note: '1枚のチャートに表示できる数（{day}現在）：{limits}。変更されることがあります。お申し込みの前にご確認ください。',
  plans: [
    { id: 'free', name: '無料', perChart: 2 },
    { id: 'small', name: '小', perChart: 5 },
    { id: 'medium', name: '中', perChart: 10 },
    { id: 'large', name: '大', perChart: 25 },
  ],
  tool: {
    plan: 'チャートツールのプラン',
    choose: '選択してください',
    others: 'ほかに使うインジケーター',
    start: 1,
    fits: '使えます。{limit}個のうち{used}個を使用します。',
    drop: 'ほかのインジケーターを{count}個減らせば使えます。',
    alone: 'ほかのインジケーターを使わなければ使えます。このプランの上限は{limit}個です。',
    some: '{own}個すべては使えません。1枚に{limit}個までのため、一度に使えるのは{count}個です。',
    none: '{own}個とも追加できません。ほかを使わなければ、一度に{limit}個まで使えます。',
    invalid: '0から{most}までの整数を入力してください。',
  },
};
