import { serviceOrigin } from '@/lib/avatar/avatar';
import type { Site } from '@/lib/content/schemas/site';
import type { PolicyNeeds } from './content-security-policy';

/**
 * The other companies' origins that the content configures, so that the policy follows the content by itself.
 * Order status is a path on the site's own origin and adds none.
 */
export function policyOrigins({
  avatarService,
  analytics,
}: Pick<Site, 'avatarService' | 'analytics'>): Pick<
  PolicyNeeds,
  'imageOrigins' | 'connectOrigins'
> {
  const avatars = serviceOrigin(avatarService);
  return {
    imageOrigins: avatars === null ? [] : [avatars],
    connectOrigins: analytics === null ? [] : [new URL(analytics.endpoint).origin],
  };
}
