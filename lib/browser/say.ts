import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';

/** @returns the language of the page, for code that is lazy-loaded; a server takes `content.site.locale` */
export function pageLocale(): string {
  return document.documentElement.lang;
}

/** Fills a text with numbers and plurals in the page's language. */
export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, pageLocale());
}
