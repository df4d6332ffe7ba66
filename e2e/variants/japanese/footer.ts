import { navigation } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { Footer } from '@/lib/content/schemas/chrome';
import { footer as shipped } from '@/shipped/footer';

export const footer: Footer = {
  ...shipped,
  quickLinks: {
    title: 'サイト内リンク',
    links: navigation.links,
  },
  resources: {
    title: '資料',
    links: [
      { id: 'blog', name: 'ブログ' },
      { id: 'documentation', name: 'ドキュメント' },
      { id: 'trading-guides', name: 'トレードガイド' },
      { id: 'support', name: 'サポート' },
    ],
  },
  legal: {
    title: '規約・方針',
    links: [
      { id: 'terms', name: '利用規約', href: routes.terms.path },
      { id: 'privacy', name: 'プライバシーポリシー', href: routes.privacy.path },
      { id: 'refund', name: '返金ポリシー', href: routes.refund.path },
      { id: 'disclaimer', name: '免責事項', href: routes.disclaimer.path },
    ],
  },
  social: {
    title: 'SNS',
    links: [
      { id: 'twitter', name: 'X（旧Twitter）', icon: 'x' },
      { id: 'instagram', name: 'Instagram', icon: 'instagram' },
      { id: 'youtube', name: 'YouTube', icon: 'youtube' },
    ],
  },
  contact: {
    title: 'お問い合わせ',
    text: '24時間受け付けています。{basicReply}以内に担当者がお答えします。',
  },
  plans: 'プラン',
  refund: `{freePlans?{severalPlans?有料プランは}|{severalPlans?全プラン}}${site.refundDays}日間の返金保証`,
  withdrawal: '契約の解除はこちら',
  comingSoon: '準備中',
  risk: '取引には損失のリスクが伴い、過去の実績は将来の成果を保証するものではありません。損失は大きくなることがあり、取引はすべての方に適するものではありません。本インジケーターは学習用のツールであり、投資助言ではありません。',
  affiliation: `${site.name}は、${site.platformName}の運営会社と提携・後援・推奨の関係にありません。名称は各社の商標です。`,
  sample:
    'これは見本のサイトです。ブランド、販売者、人物は架空であり、決済、ログイン、メールはどこにもつながりません。',
  copyright: `© ${site.legalName}、${site.seller.line}`,
};
