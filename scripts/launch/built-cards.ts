import type { ReadExport } from '../postbuild/read-export';
import { resolveAddress } from '../postbuild/resolve-address';
import { separateText, words } from '../postbuild/visible-text';
import type { LaunchContent } from './content';

/** The built card of a plan. */
export interface BuiltCard {
  /** Position in `plans`. */
  index: number;
  /** Everything it says, on one line. */
  text: string;
  /** The struck amount, or an empty text. */
  struck: string;
}

/** @returns the cards that the landing page shows, for the plans that have one */
export function builtCards(content: LaunchContent, site: ReadExport): BuiltCard[] {
  const page = resolveAddress(site, content.routes.home.path)?.page;
  if (!page) return [];
  const { $ } = page;
  return content.plans.flatMap(({ id }, index) => {
    const [card] = $(`[data-plan="${id}"]`).toArray();
    if (!card) return [];
    const struck = words($(card).find('[data-compared]').text());
    return [{ index, text: separateText($, card), struck }];
  });
}
