import { type Content, content } from '@/lib/content/content';
import type { CheckInput } from '../postbuild/problem';
import type { ReadExport } from '../postbuild/read-export';

export { fileOf } from '@/lib/content/content';

export type LaunchContent = Content;
export const launchContent: LaunchContent = content;

/** @returns the content in the form that checks of the build take it */
export function checkInput(content: LaunchContent, site: ReadExport): CheckInput {
  return { site, content: { ...content, popular: content.pricing.popular } };
}
