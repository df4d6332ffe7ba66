import { resolveContent } from '@/lib/content/resolve-content';
import { fixture } from './fixture';

/** Content of the fixture site; unit tests get it instead of the owner's (`jest.config.mjs`). */
export const content = resolveContent(fixture);
