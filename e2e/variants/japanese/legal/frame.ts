import type { LegalFrame } from '@/lib/content/schemas/pages';

export const frame: LegalFrame = {
  contents: '目次',
  updated: '最終更新日',
  others: 'その他の規約・方針',
  series: 'この章のページ',
  previous: '前へ',
  next: '次へ',
  documentTitle: '{title}｜{brand}',
  imageAlt: '{brand}：「{title}」の文字とローソク足チャート。',
};
