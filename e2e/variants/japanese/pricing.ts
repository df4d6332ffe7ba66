import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { Pricing } from '@/lib/content/schemas/pricing';
import { pricing as shipped } from '@/shipped/pricing';

export const pricing: Pricing = {
  ...shipped,
  label: '料金',
  title: 'スイートは1つ。{severalPlans?選べる{planCount}つのプラン|プランも1つ}。',
  intro:
    '{severalPlans?どのプランにも、{indicatorCount}つのインジケーターが含まれます。{longerCostLess?期間が長いほど1か月あたりの料金が安くなり{plansDiffer?、{plansWith 優先サポート?サポートが手厚くなる|内容が増える}プランもあり}ます。|{plansDiffer?{plansWith 優先サポート?サポートが手厚くなる|内容が増える}プランもあります。}}|このプランには、{indicatorCount}つのインジケーターが含まれます。}',
  popular: { text: '人気', sampleLabel: '見本', provenance: { status: 'stated' } },
  choose: '{plan}プランを選ぶ',
  leaves: `（${site.paymentProcessor}のページを開きます）`,
  priced: '{price}{period}',
  once: '（買い切り）',
  free: '無料',
  units: {
    day: {
      per: '／{count}日',
      every: '{count}日ごとに',
      billed: '{count}日払い',
      length: '{count}日間',
    },
    week: {
      per: '／{count}週間',
      every: '{count}週間ごとに',
      billed: '{count}週間払い',
      length: '{count}週間',
    },
    month: {
      per: '／{count}か月',
      every: '{count}か月ごとに',
      billed: '{count}か月払い',
      length: '{count}か月',
    },
    year: {
      per: '／{count}年',
      every: '{count}年ごとに',
      billed: '{count}年払い',
      length: '{count}年間',
    },
  },
  comparedWith: '{price} × {count}回（{billed}）',
  comparedSpoken: '{compared}と比べて、',
  saving: '{amount}お得（{about}{percent}%）',
  about: '約',
  perMonth: '1か月あたり{about}{monthly}',
  perMonthRow: '1か月あたり',
  baseline: 'いちばん短い期間',
  onceNote: 'お支払いは1回だけ',
  freeNote: 'お支払いは不要',
  trial: '{length}無料、その後{priced}。',
  renews: '{every}{price}で自動更新します。',
  ends: '自動更新はありません。追加の請求はなく、{length}で終了します。',
  onceTerms: '{price}を1回お支払いいただきます。更新はありません。',
  freeTerms: '料金はかかりません。',
  cancel: 'いつでもオンラインで解約できます。',
  nothingToCancel: '解約の手続きは不要です。',
  refund: `${site.refundDays}日間の返金保証つきです。`,
  currency: '日本円{taxIncluded?、消費税込みです。|、消費税は別途かかります。}',
  feature: '含まれるもの',
  included: 'あり',
  missing: 'なし',
  inherits: '{plan}プランの全内容に加えて',
  notIncluded: '含まれません',
  unavailable: `現在、このプランはオンラインでお申し込みいただけません。${site.supportEmail}までご連絡ください。`,
  sample: {
    text: '見本のサイトのため、決済ページにはつながりません。',
    link: { name: '次の画面を見る', href: routes.paymentSuccess.path },
  },
  everyPlan:
    '{severalPlans?{freePlans?すべての有料プランに共通|すべてのプランに共通}|お支払いのあとの流れ}',
  methods: {
    ...shipped.methods,
    when: '今日',
    title: `${site.paymentProcessor}のページで申し込む`,
    text: 'チャートツールのユーザー名もご入力ください。',
  },
  access: {
    when: `${service.accessHours}時間以内`,
    title: 'チャートに追加する',
    text: '通常は数分で使えるようになります。',
  },
  guarantee: {
    when: `お支払いから${site.refundDays}日間`,
    until: '{trials?今日のお支払いなら}{until}まで',
    title: `${site.refundDays}日間の返金保証`,
    text: 'ご連絡いただければ全額を返金します。法令に基づく権利はそのままです。',
  },
  flexible: {
    when: '{paidOnce?自動更新のプラン|お好きなだけ}',
    title: 'いつでもオンラインで解約',
    text: '会員ページから。お支払い済みの期間の終わりまで使えます。',
  },
};
