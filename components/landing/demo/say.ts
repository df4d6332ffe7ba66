import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';

/**
 * Returns the site's locale, for lazy-loaded code that cannot import `content`. Browsers' translators change `lang`,
 * sometimes to a value that `Intl` refuses.
 */
export function pageLocale(): string {
  return document.body.dataset.locale ?? 'en';
}

export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, pageLocale());
}
