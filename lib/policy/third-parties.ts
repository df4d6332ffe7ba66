import type { Site } from '@/lib/content/schemas/site';
import { serviceOrigin } from './content-security-policy';

/** Fields of content/site.ts that name somebody who receives data. */
type ThirdPartyField =
  | 'hostingProvider'
  | 'paymentProcessor'
  | 'memberSiteUrl'
  | 'platformName'
  | 'avatarService'
  | 'analytics';

/** Somebody beside the owner who receives data of visitors or subscribers. */
export interface ThirdParty {
  readonly field: ThirdPartyField;
  /** As the privacy page names it. */
  readonly name: string;
  /** Where pages send requests to it while they are read; null for one that no page asks. */
  readonly origin: string | null;
}

/** @returns everybody whom the content says the site shares data with, in the order of the privacy page */
export function thirdParties(site: Pick<Site, ThirdPartyField>): ThirdParty[] {
  const { hostingProvider, paymentProcessor, memberSiteUrl, platformName, analytics } = site;
  const avatars = serviceOrigin(site.avatarService);
  return [
    { field: 'hostingProvider', name: hostingProvider, origin: null },
    { field: 'paymentProcessor', name: paymentProcessor, origin: null },
    { field: 'memberSiteUrl', name: memberSiteUrl, origin: null },
    { field: 'platformName', name: platformName, origin: null },
    ...(avatars === null
      ? []
      : [{ field: 'avatarService' as const, name: new URL(avatars).host, origin: avatars }]),
    ...(analytics === null
      ? []
      : [
          {
            field: 'analytics' as const,
            name: analytics.company,
            origin: new URL(analytics.endpoint).origin,
          },
        ]),
  ];
}
