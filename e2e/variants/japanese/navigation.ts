import type { Navigation } from '@/lib/content/schemas/chrome';

export const navigation: Navigation = {
  links: [
    { id: 'home', name: 'ホーム', href: '/#home' },
    { id: 'indicators', name: 'インジケーター', href: '/#indicators' },
    { id: 'pricing', name: '料金', href: '/#pricing' },
    { id: 'faqs', name: 'よくある質問', href: '/#faqs' },
  ],
  login: 'ログイン',
  access: { name: '申し込む', href: '/#pricing' },
  skip: '本文へ移動',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  mainLabel: 'メイン',
  menuLabel: 'メニュー',
  partsLabel: 'このページの目次',
};
