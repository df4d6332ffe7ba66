import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';

/** Returns the page's locale, for lazy-loaded code that cannot import `content`. */
export function pageLocale(): string {
  return document.documentElement.lang;
}

export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, pageLocale());
}
