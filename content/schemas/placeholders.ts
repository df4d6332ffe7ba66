/** Values that every text of the content may name in braces: `Write to {support}.` */
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
  'motionKey',
  'noticesKey',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Settings that a paragraph, or an item of a list, can depend on: `when: 'analytics'`, or `when: 'no analytics'`. */
const SETTINGS = [
  'analytics',
  'avatars',
  'orders',
  'trials',
  'renews',
  'exampleNotices',
  'exampleSeller',
  'withdrawal',
  'taxIncluded',
] as const;
export type Setting = (typeof SETTINGS)[number];
export type When = Setting | `no ${Setting}`;

export const CONDITIONS = SETTINGS.flatMap((setting): When[] => [setting, `no ${setting}`]);
