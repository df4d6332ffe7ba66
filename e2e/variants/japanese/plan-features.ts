import type { PlanFeatureRow } from '@/lib/content/schemas/plans';

const ALL = ['monthly', '6-month', 'annual'];
const LONGER = ['6-month', 'annual'];
const ANNUAL = ['annual'];

export const planFeatures: PlanFeatureRow[] = [
  { text: '{severalIndicators?すべての}インジケーター', plans: ALL },
  { text: 'すべてのアップデート', plans: ALL },
  { text: 'メールサポート', explanation: '{basicReply}以内に回答', plans: ALL },
  { text: '優先サポート', explanation: '{priorityReply}以内に回答', plans: LONGER },
  { text: '戦略つきドキュメント', plans: LONGER },
  { text: '戦略の共有ページ', plans: ANNUAL },
  { text: '改善の提案', plans: ANNUAL },
  { text: '新機能への投票', plans: ANNUAL },
  { text: '新機能の先行利用', plans: ANNUAL },
];
