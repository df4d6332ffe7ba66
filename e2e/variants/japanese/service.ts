import type { Service } from '@/lib/content/schemas/site';

export const service: Service = {
  accessHours: 24,
  basicReplyDays: 2,
  priorityReplyDays: 1,
  memberArea: '会員ページ',
  businessDays: '{days}営業日',
};
