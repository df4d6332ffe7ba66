import { site } from '@/content/site';
import type { Home } from '@/lib/content/schemas/landing';

export const home: Home = {
  label: '1枚のチャートに、{indicatorCount}つのインジケーター',
  headline: 'スマートマネーを読む線は、',
  emphasis: '動かない。',
  intro:
    '市場構造、需給ゾーン、セッションの価格帯。どの印も足の確定と同時に描かれ、その場所に残り続けます。あとから正解に見せかけるチャートは、もう要りません。',
  primary: { name: '今すぐ申し込む', href: '/#pricing' },
  secondary: { name: '機能を見る', href: '/#indicators' },
  price: {
    from: '{price}{period}（税込）{severalPlans?から}{lessByTheYear}。{refund}',
    fromFree: '無料、または{price}{period}（税込）から{lessByTheYear}。{refund}',
    lessByTheYear: '、年間ならさらにお得',
    refund: `${site.refundDays}日間の返金保証つきです。{trials?無料お試しもあります。}`,
  },
  picture: {
    drawing: 'home',
    alt: 'シミュレーション相場のローソク足。高値と安値に名前が付き、構造の転換点に線が引かれ、価格の下に需要ゾーン、アジア・ロンドン・ニューヨーク時間の枠が描かれている。',
    caption: 'シミュレーション相場です。取引実績ではありません。',
  },
  test: { name: '実際に試す', href: '/#demo' },
  risk: '取引には大きな損失のリスクが伴います。本インジケーターは学習用のツールであり、投資助言ではありません。',
  points: [
    {
      id: 'algorithms',
      title: '明快なアルゴリズム',
      text: 'どの印にも、明文化されたルールがあります。',
      icon: 'algorithm',
    },
    {
      id: 'updates',
      title: '継続的なアップデート',
      text: '{severalPlans?全プランに}追加料金なしで提供します。',
      icon: 'update',
    },
    {
      id: 'support',
      title: '24時間受付のサポート',
      text: '{basicReply}以内に担当者が回答します。',
      icon: 'support',
    },
  ],
};
