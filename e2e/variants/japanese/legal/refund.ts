import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const refund: LegalDocument = {
  title: '返金ポリシー',
  summary: `プランの初回のお支払いから${site.refundDays}日以内に、ご注文の内容を添えてご連絡いただければ、{severalPlans?どのプランでも}全額を返金します。`,
  numbered: false,
  sections: [
    {
      id: 'full-refund',
      title: `${site.refundDays}日以内の全額返金`,
      blocks: [
        `プランの初回のお支払いから${site.refundDays}日以内にお申し出いただければ、{severalPlans?どのプランでも}全額を返金します。理由をお知らせいただく必要はなく、その間にインジケーターを利用されたかどうかも問いません。`,
        `${site.refundDays}日間はそのお支払いの時点から数え、${site.refundDays}日後の同じ時刻に終わります。利用開始がお約束より遅れ、お支払いより後になった場合は、ご利用いただけるようになった時点から数えます。`,
      ],
    },
    {
      id: 'how-to-ask',
      title: 'お申し出の方法',
      blocks: [
        '次の内容を添えて、{support}までご連絡ください。',
        [
          'お支払いの際に使用されたメールアドレス',
          '注文番号、または領収書の日付と金額',
          `${site.platformName}のユーザー名`,
        ],
        `お申し出を確認のうえ契約を終了し、5営業日以内に、${site.paymentProcessor}を通じてお支払いと同じ方法で返金します。明細への反映には、さらに数日かかることがあります。返金と同時にご利用いただけなくなります。`,
      ],
    },
    {
      id: 'after-the-refund-period',
      title: `${site.refundDays}日を過ぎた場合`,
      blocks: [
        `${site.refundDays}日を過ぎたあとは、お客様のご都合による返金はいたしません。{renewed?更新分、期間の途中で解約された場合の残りの期間、および}インジケーターを利用した取引による損失も同様です。`,
        '二重の請求、{renewed?解約後の請求、}表示と異なる金額の請求があった場合は、いつでもお知らせください。返金とは別に、誤りとして訂正します。',
      ],
    },
    {
      id: 'when-we-may-refuse',
      title: '返金をお断りする場合',
      blocks: [
        '次のような濫用があった場合は、返金をお断りすることがあります。',
        [
          '同一の方、または同一のユーザー名による、お申し込みと返金の繰り返し',
          '利用権の共有、転売、またはインジケーターの複製への使用',
          'カード会社への異議申立てなどにより、すでに返金の手続きが進んでいるお支払い（二重の返金を避けるため）',
        ],
        'お断りする場合は理由をご説明し、ご意見は担当者が確認します。',
      ],
    },
    {
      id: 'cancelling',
      title: '解約について',
      blocks: [
        '{renewed?自動更新のプランは、返金の有無にかかわらず、{memberArea}からいつでも解約できます。お支払い済みの期間の終わりまでご利用いただけ、それ以降の請求はありません。|自動更新はなく、解約の手続きは不要です。追加の請求はありません。}',
      ],
    },
    {
      id: 'your-legal-rights',
      title: '法令に基づく権利',
      blocks: [
        '本ポリシーは、法令に基づくお客様の権利に加えてお約束するものであり、これを制限するものではありません。通信販売である本サービスにクーリング・オフの制度は適用されませんが、お住まいの国や地域の法令により、より長い解約期間が認められる場合は、その期間が適用されます。',
      ],
    },
    {
      id: 'contact-us',
      title: 'お問い合わせ',
      blocks: [
        `返金の窓口は${site.legalName}です：{support}。その他の事項は[利用規約](${routes.terms.path})をご覧ください。`,
      ],
    },
  ],
};
