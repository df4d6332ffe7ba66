import { site } from '@/content/site';
import type { Failure } from '@/lib/content/schemas/pages';

export const failure: Failure = {
  title: 'ページを表示できませんでした',
  text: `当サイト側の不具合です。再読み込みで直ることがあります。直らない場合は、ページ名を添えて${site.supportEmail}までご連絡ください。`,
  reload: 'もう一度読み込む',
};
