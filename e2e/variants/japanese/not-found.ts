import { routes } from '@/content/routes';
import type { NotFound } from '@/lib/content/schemas/pages';

export const notFound: NotFound = {
  title: '404 ページが見つかりません',
  text: '線はここで画面の外へ出てしまいました。ページが移動したか、アドレスに誤りがあるようです。ほかのページは、いつもの場所にあります。',
  links: [
    { id: 'home', name: 'ホームへ戻る', href: routes.home.path },
    { id: 'indicators', name: 'インジケーターを見る', href: '/#indicators' },
    { id: 'pricing', name: 'プランと料金', href: '/#pricing' },
    { id: 'faqs', name: 'よくある質問', href: '/#faqs' },
  ],
  developmentHint: 'ルーターにページを追加し忘れていませんか？',
  picture: {
    drawing: 'not-found',
    alt: '何もないチャートを価格の線が上っていき、枠の上端から外へ出ていく図。',
    caption: 'チャートの外です。シミュレーション相場であり、取引実績ではありません。',
  },
};
