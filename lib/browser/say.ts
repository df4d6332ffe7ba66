import { fill, type Template } from '@/lib/text/fill';

/** @returns the language of the page. For code that is loaded late: a server has no page, and takes `content.site.locale` */
export function pageLocale(): string {
  return document.documentElement.lang;
}

/** Fills a text of code that is loaded late; numbers and plurals as the page's language has them. */
export function say<Word extends string>(
  template: Template<Word>,
  values: string extends Word ? never : Readonly<Record<NoInfer<Word>, string | number>>,
): string {
  return fill<Word>(template, values as never, pageLocale());
}
