/** What is promised about access and support; the questions, the payment page and the terms repeat it. */
import type { Service } from '@/lib/content/schemas/site';

export const service: Service = {
  accessHours: 24,
  basicReplyDays: 2,
  priorityReplyDays: 1,
  memberArea: 'member area',
  businessDays: '{days:one business day|{days} business days}',
};
