import { SMALL_ICON } from '@/lib/pictures/icons';
import { siteIconPng } from '@/lib/pictures/site-icon';

export const dynamic = 'force-static';

/** For programs that look for this name without reading a page. They find the PNG's type in its first bytes. */
export const GET = () => siteIconPng(SMALL_ICON);
