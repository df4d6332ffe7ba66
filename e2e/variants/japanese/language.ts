import type { Language } from '@/lib/content/schemas/site';

/** Japanese counts in digits. */
export const language: Language = { numbers: [] };
