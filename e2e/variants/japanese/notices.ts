import type { Notices } from '@/lib/content/schemas/proof';

/** The surnames are made of terms of the chart. */
const pool: Notices['pool'] = [
  { name: '陽線さん', country: '東京都', plan: 'annual', time: '2分前' },
  { name: '陰線さん', country: '大阪府', plan: 'monthly', time: '5分前' },
  { name: '窓埋さん', country: '愛知県', plan: '6-month', time: '9分前' },
  { name: '十字さん', country: '福岡県', plan: 'annual', time: '12分前' },
  { name: '押目さん', country: '北海道', plan: 'monthly', time: '4分前' },
  { name: '雲抜さん', country: '神奈川県', plan: 'annual', time: '17分前' },
  { name: '三尊さん', country: '兵庫県', plan: '6-month', time: '7分前' },
  { name: '上髭さん', country: '京都府', plan: 'monthly', time: '3分前' },
  { name: '戻高さん', country: '広島県', plan: 'annual', time: '21分前' },
  { name: '節目さん', country: '宮城県', plan: '6-month', time: '14分前' },
];

export const notices: Notices = {
  title: 'お知らせは見本です。',
  text: '画面の隅に出る小さな通知は作りものです。名前は相場用語で、実際の購入はありません。',
  simulatedLabel: '見本',
  exampleTime: '例：{time}',
  dismiss: '閉じる',
  turnOff: '通知を表示しない',
  turnOffShort: '表示しない',
  turnOn: '通知を表示する',
  offStatus: '通知を非表示にしました。この設定はブラウザに保存されます。',
  offUnsaved: 'このページを開いている間、通知を非表示にします。設定は保存されません。',
  provenance: { status: 'example' },
  pool,
};
