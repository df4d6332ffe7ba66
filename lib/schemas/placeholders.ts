/** Names in braces (`{support}`) that the build replaces. */
export const PLACEHOLDERS = [
  'brand',
  'headline',
  'sellerName',
  'seller',
  'productName',
  'platform',
  'support',
  'supportEmail',
  'memberArea',
  'basicReply',
  'priorityReply',
  'accessHours',
  'refundDays',
  'currency',
  'paymentProcessor',
  'paymentMethods',
  'hostingProvider',
  'processedIn',
  'governingLaw',
  'trials',
  'withdrawal',
  'analytics',
  'analyticsHost',
  'avatarHost',
  'delayHalf',
  'delayHalfPrice',
  'delayMost',
  'delayMostPrice',
  'motionKey',
  'noticesKey',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Conditions: `when: 'analytics'` in lists, `<!-- when: no analytics -->` in Markdown. */
const SETTINGS = [
  'analytics',
  'avatars',
  'orders',
  'trials',
  'renews',
  'exampleSeller',
  'withdrawal',
  'taxIncluded',
  'notices',
] as const;
export type Setting = (typeof SETTINGS)[number];
export type When = Setting | `no ${Setting}`;

export const CONDITIONS = SETTINGS.flatMap((setting): When[] => [setting, `no ${setting}`]);
