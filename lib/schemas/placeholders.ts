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
  'plans',
  'longerPlans',
  'longestPlan',
  'trials',
  'indicators',
  'allIndicators',
  'withdrawal',
  'analytics',
  'analyticsHost',
  'avatarHost',
  'delayHalf',
  'delayHalfPrice',
  'delayMost',
  'delayMostPrice',
  'indexCount',
  'indexChanged',
  'indexLate',
  'indexMarking',
  'indexMarkingMoved',
  'motionKey',
  'noticesKey',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Returns the placeholder for `plans` or `Plans`, which prints a capital; undefined for other names. */
export function placeholderOf(name: string): Placeholder | undefined {
  return PLACEHOLDERS.find((one) => one === name.charAt(0).toLowerCase() + name.slice(1));
}

/** Conditions: `when: 'analytics'` in lists, `<!-- when: no analytics -->` in Markdown, keys of `Variants`. */
const SETTINGS = [
  'analytics',
  'avatars',
  'orders',
  'onePlan',
  'onePaidPlan',
  'free',
  'lifetime',
  'renews',
  'savings',
  'priority',
  'trials',
  'exampleSeller',
  'examples',
  'withdrawal',
  'taxIncluded',
  'demo',
  'notices',
  'repaintCheck',
  'repaintIndex',
] as const;
export type Setting = (typeof SETTINGS)[number];
export type When = Setting | `no ${Setting}`;

export const CONDITIONS = SETTINGS.flatMap((setting): When[] => [setting, `no ${setting}`]);

/** A text that depends on facts: the first variant whose condition holds, or `other`. */
export type Variants = { readonly other: string } & { readonly [Condition in When]?: string };

/** Returns false for plurals, which have `other` too. */
export function isVariants(value: unknown): value is Variants {
  if (typeof value !== 'object' || value === null || !('other' in value)) return false;
  const conditions = Object.keys(value).filter((key) => key !== 'other');
  return conditions.length > 0 && conditions.every((key) => CONDITIONS.some((one) => one === key));
}

/** Content as an owner writes it: each text may have variants, each object the mark of sample content. */
export type Wording<Value> = Value extends string
  ? string extends Value
    ? Value | Variants
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Wording<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Wording<Value[Key]> } & { readonly sample?: true }
      : Value;
