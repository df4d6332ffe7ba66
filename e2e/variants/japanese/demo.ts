import { site } from '@/content/site';
import type { Demo } from '@/lib/content/schemas/demo';

export const demo: Demo = {
  label: 'ライブ検証',
  title: '線が動かないことを、',
  emphasis: 'その目で。',
  intro:
    'ページ冒頭のチャートの、{later}本先です。まず当社の印を、次に同じ足へ、確定前にスイングを描く「近道」を。×は、あとから取り消された印です。',
  figures: {
    own: {
      name: site.name,
      text: '{count}個の印のうち、変わった数',
      picture: {
        drawing: 'confirmed',
        alt: 'シミュレーション相場のローソク足。スイングとブレイクが、確定したときのまま表示されている。',
      },
    },
    naive: {
      name: 'リペイントする版',
      text: '{count}個の印のうち、変わったか消えた数',
      picture: {
        drawing: 'repainted',
        alt: '同じローソク足をリペイントする版で描いた図。描いたあとに取り消したスイングの場所に×が付いている。',
      },
    },
  },
  checks: [
    '再生、停止、1本ずつの巻き戻し。',
    'リペイントする版と見比べる。',
    'お手元の価格データでも。ブラウザの外には送られません。',
  ],
  start: 'ライブで試す',
  starting: 'デモを読み込んでいます…',
  slow: 'デモの読み込みに時間がかかっています。届きしだい始まります。再読み込みで早くなることもあります。',
  failed: 'デモを読み込めませんでした。もう一度お試しください。',
  scriptless: 'ライブ検証にはJavaScriptが必要です。',
  notice:
    '販売しているインジケーターと同じルールで、印は確定させる足が閉じたときに描かれます。シミュレーション相場による簡易版の実演であり、販売品そのものではありません。運用成績を示すものでもありません。',
};
