import { content } from '@/lib/content/content';
import { fill, type Plural, type ValuesOf } from '@/lib/text/fill';

/** Fills a text as the site does, in its language. */
export function say<const Text extends string | Plural>(
  text: Text,
  values: ValuesOf<NoInfer<Text>>,
): string {
  return fill(text, values, content.site.locale);
}
