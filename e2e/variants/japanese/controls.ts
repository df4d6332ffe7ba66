import type { Controls } from '@/lib/content/schemas/chrome';

export const controls: Controls = {
  pauseMotion: '動きを止める',
  resumeMotion: '動きを再開する',
  dismissToast: '閉じる',
  redirecting: {
    title: '移動しています…',
    text: '安全な決済ページへ移動します',
  },
  lostScripts:
    'この機能のプログラムを読み込めませんでした。ページの内容はこのままお読みいただけます。再読み込みで直ることがあります。',
  missingLink: {
    title: 'エラー',
    text: 'このプランの決済ページが見つかりません。もう一度お試しください。',
  },
};
