import type { Page } from '../postbuild/read-export';

const selector = 'meta[http-equiv="Content-Security-Policy" i]';

function policyOf({ $, file }: Pick<Page, '$' | 'file'>): string {
  const found = $(selector);
  const text = found.attr('content')?.trim();
  if (found.length !== 1 || !text)
    throw new Error(
      `${file} has ${found.length} content security policies, expected one: see scripts/postbuild/steps/seal.ts.`,
    );
  return text;
}

/**
 * The content security policy that the built pages carry, so that the header cannot say anything else.
 * @throws Error when a page has none, or when two pages differ: one header answers for all of them
 */
export function pagePolicy(pages: readonly Pick<Page, '$' | 'file'>[]): string {
  const [first, ...others] = pages.map((page) => ({ file: page.file, policy: policyOf(page) }));
  if (!first) throw new Error('the export has no pages: run npm run build first.');
  const other = others.find(({ policy }) => policy !== first.policy);
  if (other)
    throw new Error(
      `${first.file} and ${other.file} differ in their content security policy, so no one header fits both: nothing that differs by page may be in it, such as the hash of an inline script.`,
    );
  return first.policy;
}
