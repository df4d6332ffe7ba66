import { site } from '@/content/site';
import type { Testimonials } from '@/lib/content/schemas/proof';

export const testimonials: Testimonials = {
  label: 'お客様の声',
  title: 'いつかいただきたい言葉。',
  rating: {
    value: 4.8,
    count: 150,
    text: `レビュー{count}件（${site.name}調べ）。`,
    collected: '収集方法の記録はなく、購入者の確認も行っていません。',
    provenance: { status: 'stated' },
  },
  note: '以下の文章は見本であり、実際のお客様の感想ではありません。',
  sampleLabel: '見本',
  ratingLabel: '5点満点中{rating}点',
  items: [
    {
      id: 'otto-range',
      author: '連次 広',
      position: '株価指数先物、ロンドン時間の午前',
      content:
        '以前は毎朝、朝食の前に同じ6本の線を引き直していました。いまはコーヒーが入る前に、昨日と同じ場所に引かれています。',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      id: 'hope-retest',
      author: '戻 待子',
      position: 'FX、15分足',
      content:
        '足が確定したときに印が付き、金曜日になっても同じ足に付いたままでした。そんなことは、とうに期待しなくなっていました。',
      rating: 5,
      provenance: { status: 'example' },
    },
    {
      id: 'wendy-wick',
      author: '上髭 長太',
      position: '暗号資産、スイングトレード',
      content:
        '設定を触らずにいられるまで1週間かかりました。いまは、どの時間足が私と意見が違うのかを表が教えてくれます。それで十分です。',
      rating: 4.5,
      provenance: { status: 'example' },
    },
  ],
  controls: {
    region: 'お客様の声の引用',
    start: '自動再生を始める',
    stop: '自動再生を止める',
    previous: '前の声',
    next: '次の声',
    choose: '表示する声を選ぶ',
    carousel: 'カルーセル',
    slideRole: 'スライド',
    slide: '{count}件中{index}件目',
    dot: '{index}件目の声を表示',
  },
};
