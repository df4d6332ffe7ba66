import type { Site } from '@/lib/content/schemas/site';
import { site as shipped } from '@/shipped/site';

/** A Japanese shop: prices in whole yen with consumption tax, the duties of Japanese law. */
export const site: Site = {
  ...shipped,
  legalName: '株式会社チャートライト',
  seller: {
    status: 'example',
    address: '〒100-0000 東京都千代田区見本町1丁目2番3号 見本ビル4階',
    register: '法人番号 0000000000000',
    vatNumber: 'T0000000000000',
    line: '{sellerAddress}{exampleSeller?（架空の所在地です）}{register?、{register}}{vatNumber?、適格請求書発行事業者登録番号 {vatNumber}}',
  },
  locale: 'ja-JP',
  currency: 'JPY',
  theme: 'system',
  productCategory: 'チャート用インジケーター{renewed?{paidOnce?|のサブスクリプション}}',
  productDescription:
    'チャート用インジケーター{renewed?の定額サービス{paidOnce?（一括払いもあります）}}。スマートマネーの市場構造、上位足の需給ゾーンとトレンド表、セッションと重要価格帯を、足の確定と同時に描き、あとから動かしません。',
  platformName: 'ご利用のチャートツール',
  isPlatformNamed: false,
  hostingProvider: '当社が利用するホスティング事業者',
  processedIn: '日本およびアメリカ合衆国',
  pricesIncludeTax: true,
  refundCountries: ['JP'],
  governingLaw: '日本法',
};
