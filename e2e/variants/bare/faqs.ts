/** No question: the section goes, and links to it. */
import type { Faqs } from '@/lib/content/schemas/landing';
import { faqs as shipped } from '@/shipped/faqs';

export const faqs: Faqs = { ...shipped, items: [] };
