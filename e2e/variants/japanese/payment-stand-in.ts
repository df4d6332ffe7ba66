import { site } from '@/content/site';
import type { PaymentStandIn } from '@/lib/content/schemas/pages';

export const paymentStandIn: PaymentStandIn = {
  title: 'ここで決済ページが開きます',
  text: `本番のサイトでは、${site.paymentProcessor}のページが開いてお支払いが行われます。この画面はお使いのコンピューター上で{host}の代わりを務めるもので、入力も課金もありません。`,
  pay: '支払い済みとして進む',
  cancel: '支払わずに戻る',
  unknown: 'このアドレスに対応するプランはありません。',
};
