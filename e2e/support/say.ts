import { content } from '@/lib/content/content';
import { fill, type Template } from '@/lib/text/fill';

/** Fills a text as the site does: numbers and plurals in its language. */
export function say<Word extends string>(
  template: Template<Word>,
  values: string extends Word ? never : Readonly<Record<NoInfer<Word>, string | number>>,
): string {
  return fill<Word>(template, values as never, content.site.locale);
}
