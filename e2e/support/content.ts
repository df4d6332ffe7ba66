import { resolveContent } from '@/lib/content/content';
import { fixture } from '@/tools/test/fixture';

/** The content of the site that the tests visit. */
export const content = resolveContent(fixture);
