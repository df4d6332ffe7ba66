/** Names that any text can contain in braces: `Email {support}.` */
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

/** Conditions for text and list items: `when: 'analytics'` or `when: 'no analytics'`. */
const SETTINGS = [
  'analytics',
  'avatars',
  'orders',
  'trials',
  'renews',
  'exampleSeller',
  'withdrawal',
  'taxIncluded',
] as const;
export type Setting = (typeof SETTINGS)[number];
export type When = Setting | `no ${Setting}`;

export const CONDITIONS = SETTINGS.flatMap((setting): When[] => [setting, `no ${setting}`]);
