import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { Faqs } from '@/lib/content/schemas/landing';

export const faqs: Faqs = {
  label: 'よくある質問',
  title: 'お申し込みの前に、よく聞かれること。',
  copy: {
    name: 'この質問へのリンク',
    clipboard: 'コピーしました。',
    bar: 'リンクをアドレスバーに表示しました。',
  },
  items: [
    {
      id: 'access',
      group: 'お申し込みの前に',
      question: 'いつから使えますか？',
      answer: `お申し込みの際に、${site.platformName}のユーザー名をご入力ください。{indicatorCount}つのインジケーターを有効にし、メールでお知らせします。通常は数分、遅くとも${service.accessHours}時間以内です。届かない場合はユーザー名の誤りが考えられますので、{support}までご連絡ください。`,
    },
    {
      id: 'repaint',
      group: 'お申し込みの前に',
      question: 'リペイントしますか？',
      answer:
        '確定した印は、動くことも消えることもありません。未確定の足には印を付けません。スイングは数本遅れて分かるため、確定させた足にも印を付けます。役目を終えた印は、その場所でグレーになり、水準とレンジは同じ名前の次のものに替わります。上位足は、リアルタイムでも過去でも、確定した足だけから読み取ります。[ライブチャートで検証する](/#demo)ことができます。',
    },
    {
      id: 'platform-plan',
      group: 'お申し込みの前に',
      question: 'チャートツールの無料プランで足りますか？',
      answer:
        '{severalIndicators?{indicatorCount}つを}1枚のチャートで使うには、お使い中のものと合わせた数を許すプランが必要です。{severalIndicators?足りない場合は、同時に使う数を減らしてください。|}',
    },
    {
      id: 'markets',
      group: 'お申し込みの前に',
      question: '対応する市場と時間足は？',
      answer:
        'チャートツールでローソク足として表示できるすべての銘柄です。FX、暗号資産、株式、株価指数、先物に対応し、時間足は1分足から月足まで、セッションは1時間足までです。',
    },
    {
      id: 'signals',
      group: 'お申し込みの前に',
      question: '売買シグナルや自動売買の機能はありますか？',
      answer:
        'どちらもありません。市場構造、ゾーン、価格帯に印を付け、アラートでお知らせします。売り買いを指示したり、注文を出したりすることはありません。',
    },
    {
      id: 'results',
      group: 'お申し込みの前に',
      question: 'どのような成果が見込めますか？',
      answer: `同じ状況には、いつも同じ印が付きます。それ以上はお約束しません。収益や勝率は公表しておらず、取引には大きな損失のリスクが伴います（[免責事項](${routes.disclaimer.path})）。`,
    },
    {
      id: 'free-scripts',
      group: 'お申し込みの前に',
      question: '無料のスクリプトではいけませんか？',
      answer: `優れたものもあります。それはぜひ使い続けてください。当社のものは、{severalIndicators?スイングの定義が1つなので互いに矛盾せず|確定した印を動かさず}、質問には担当者が答えます。${site.refundDays}日間、じっくりお確かめください。`,
    },
    {
      id: 'learning',
      group: 'お申し込みの前に',
      question: '初心者でも使えますか？',
      answer:
        'ローソク足が読める方なら大丈夫です。まず{severalIndicators?市場構造を初期設定のまま使い、慣れたらほかを加えて|初期設定のままお使い}ください。1週間ほどが目安です。',
    },
    {
      id: 'plans',
      group: 'お支払いと解約',
      question: '{severalPlans?プランの違いは何ですか？|プランには何が含まれますか？}',
      answer:
        '{severalPlans?どのプランにも、同じ}{indicatorCount}つのインジケーター、アップデート、メールサポートが含まれます。{severalPlans?{plansWith 優先サポート}プランには優先サポート、{plansWith 戦略つきドキュメント}プランには戦略つきドキュメントが加わります。{plansWith 戦略の共有ページ}プランでは、戦略の共有ページ、改善の提案、新機能への投票、先行利用もご利用いただけます。[プランを比較する](/#compare)}',
    },
    {
      id: 'refund',
      group: 'お支払いと解約',
      question: '返金してもらえますか？',
      answer: `はい、全額を返金します。初回のお支払いから${site.refundDays}日以内に、ご注文の内容を添えて{support}までご連絡ください。それ以降は、法令に定めがある場合を除き返金できません。詳しくは[返金ポリシー](${routes.refund.path})をご覧ください。`,
    },
    {
      id: 'cancel',
      group: 'お支払いと解約',
      question: '{renewed?解約するにはどうすればよいですか？|解約の手続きは必要ですか？}',
      answer:
        '{renewed?自動更新のプランは、{memberArea}から、いつでもオンラインで解約できます。お支払い済みの期間の終わりまでご利用いただけ、それ以降の請求はありません。|いいえ。自動更新はなく、追加の請求もありません。}{trials?{trials}プランの無料お試し期間は、終了前に解約すれば料金がかかりません。}',
    },
    {
      id: 'change-plan',
      group: 'お支払いと解約',
      question:
        '{severalPlans?あとからプランを変更できますか？|料金があとから変わることはありますか？}',
      answer:
        '{severalPlans?はい。{memberArea}で変更でき、自動更新のプランはお支払い済みの期間が終わると切り替わります。お急ぎの場合は{support}までご連絡ください。|はい。ただし、お支払い済みの分が変わることはありません。}',
    },
    {
      id: 'payment',
      group: 'お支払いと解約',
      question: '支払いは安全ですか？',
      answer: `お支払いは、${site.paymentProcessor}が運営するページで、{paymentMethods}をご利用いただけます。カード情報が当社に渡ることはありません。当社がパスワードやAPIキーをお尋ねすることはありません。当社を名乗って求める相手には、決してお渡しにならないでください。`,
    },
    {
      id: 'updates',
      group: 'ご利用開始後',
      question: 'アップデートはどのように届きますか？',
      answer:
        'チャートを開くと自動で反映されます。既存の印が動くような変更は設定項目とし、初期状態ではオフにします。',
    },
    {
      id: 'devices',
      group: 'ご利用開始後',
      question: '複数の端末で使えますか？',
      answer:
        'はい。利用権はチャートツールのユーザー名に付くため、どの端末でサインインしてもお使いいただけます。1つの契約をお使いいただけるのは、お一人です。',
    },
    {
      id: 'support',
      group: 'ご利用開始後',
      question: '問い合わせの返事はいつ届きますか？',
      answer:
        '{support}で、いつでも受け付けています。{basicReply}以内{plansWith 優先サポート?、優先サポートは{priorityReply}以内}に担当者が回答します。',
    },
    {
      id: 'honesty',
      group: 'ご利用開始後',
      question: '{exampleNotices?通知やお客様の声は本物ですか？|チャートは実際の取引ですか？}',
      answer:
        'いいえ。{exampleNotices?通知もお客様の声も見本であり、それぞれにその旨を表示しています。}{statedFigures?数字は自社の集計、}チャートはシミュレーション相場です。',
    },
  ],
};
