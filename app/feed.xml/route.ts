import { content } from '@/lib/content/content';
import { atomFeed } from '@/lib/pages/feed';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(atomFeed(content), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
