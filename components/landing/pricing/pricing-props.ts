import { content } from '@/lib/content/content';
import { PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { paidPlans, planPrice } from '@/lib/plans/figures';
import { isRenewed, planCards } from '@/lib/plans/texts';

export type PricingProps = ReturnType<typeof pricingProps>;

export function pricingProps() {
  const { controls, plans, site } = content;
  const { card: _, costs, ...pricing } = content.pricing;
  const { redirecting, missingLink, dismissToast } = controls;
  const { locale, currency } = site;
  return {
    texts: pricing,
    cards: planCards(content),
    isRenewed: plans.some(isRenewed),
    refundDays: site.refundDays,
    controls: { redirecting, missingLink, dismissToast },
    brands: PICTURE_FOLDERS.brands,
    costs: {
      prices: paidPlans(plans).map((plan) => planPrice(plan, currency)),
      texts: costs,
      money: { locale, currency },
    },
  };
}
