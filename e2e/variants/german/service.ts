/** Was zu Freischaltung und Hilfe zugesagt wird; Fragen, Bezahlseite und AGB wiederholen es. */
import type { Service } from '@/lib/content/schemas/site';

export const service: Service = {
  accessHours: 24,
  basicReplyDays: 2,
  priorityReplyDays: 1,
  // Steht immer nach „innerhalb von“.
  memberArea: 'Mitgliederbereich',
  businessDays: '{days:einem Werktag|{days} Werktagen}',
};
