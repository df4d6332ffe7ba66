import { home } from '@/content/home';
import { site } from '@/content/site';
import type { Route, RouteName } from '@/lib/content/schemas/site';
import { routes as shipped } from '@/shipped/routes';

const headline = `${home.headline}${home.emphasis}`;

export const routes: Record<RouteName, Route> = {
  home: {
    ...shipped.home,
    title: `${site.name}｜動かない線で読む、スマートマネーのチャート`,
    description:
      '市場構造、需給ゾーン、セッションの価格帯を、足の確定と同時に描くチャート用インジケーター。一度描いた印は、動くことも消えることもありません。リペイントしないことを、その場でお確かめいただけます。',
    headline,
    imageAlt: `${site.name}：「${headline}」の文字と、市場構造の印、需要ゾーン、セッションの枠が描かれたローソク足チャート。`,
  },
  terms: {
    ...shipped.terms,
    title: `利用規約｜${site.name}`,
    description: `${site.name}のプランに関する利用規約です。ご利用いただける方、利用の範囲、{renewed?自動更新と解約|料金とお支払い}、知的財産、責任の範囲、規約の変更、準拠法について定めています。ご利用の前にお読みください。`,
    headline: '利用規約',
    imageAlt: `${site.name}：「利用規約」の文字とローソク足チャート。`,
  },
  privacy: {
    ...shipped.privacy,
    title: `プライバシーポリシー｜${site.name}`,
    description: `${site.name}が取得する情報、その利用目的、提供先、安全管理、開示や削除のご請求の方法をご説明します。Cookieは使用せず、{analytics?|アクセス解析も}広告の配信も行っていません。お客様の権利についても記載しています。`,
    headline: 'プライバシーポリシー',
    imageAlt: `${site.name}：「プライバシーポリシー」の文字とローソク足チャート。`,
  },
  refund: {
    ...shipped.refund,
    title: `返金ポリシー｜${site.name}`,
    description: `${site.name}では、プランの初回のお支払いから${site.refundDays}日以内であれば、{severalPlans?どのプランでも}全額を返金します。お申し出の方法、必要な情報、お断りする場合、返金までの日数、法令に基づくお客様の権利をご説明します。`,
    headline: '返金ポリシー',
    imageAlt: `${site.name}：「返金ポリシー」の文字とローソク足チャート。`,
  },
  disclaimer: {
    ...shipped.disclaimer,
    title: `免責事項｜${site.name}`,
    description: `${site.name}のインジケーターは学習用のツールであり、投資助言ではありません。取引には大きな損失のリスクが伴います。当社は、いかなる成果もお約束せず、示唆もしません。ご利用の前に必ずお読みください。`,
    headline: '免責事項',
    imageAlt: `${site.name}：「免責事項」の文字とローソク足チャート。`,
  },
  paymentSuccess: {
    ...shipped.paymentSuccess,
    title: `お申し込みのあと｜${site.name}`,
    description: `${site.name}へのお申し込みのあとの流れをご案内します。領収書のメール、チャートツールのユーザー名への利用権の付与、会員ページへのログイン、届かないときのお問い合わせ先をまとめています。`,
    headline: 'ありがとうございます。このあとの流れです。',
    imageAlt: `${site.name}：「ありがとうございます。このあとの流れです。」の文字とローソク足チャート。`,
  },
  notFound: {
    ...shipped.notFound,
    title: `404 ページが見つかりません｜${site.name}`,
    description: `お探しのページは、このアドレスにはありません。${site.name}のインジケーター、プランと料金、よくある質問へは、こちらのリンクからお進みください。アドレスに誤りがないかもご確認ください。`,
    headline: '線は、ここで画面の外へ。',
    imageAlt: `${site.name}：「線は、ここで画面の外へ。」の文字とローソク足チャート。`,
  },
};
