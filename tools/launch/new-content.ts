import { planFeatures, plans as plansBefore } from '@/content/plans';
import { service, site } from '@/content/site';
import type { PlanFeatureRow } from '@/lib/schemas/plans';
import { formatList } from '@/lib/text/format';
import { plansOf } from './new-form';
import type { Answers } from './new-questions';

const listed = (rows: readonly PlanFeatureRow[]) =>
  formatList(
    rows.map(({ text }) => text.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase())),
    'en',
  );

/** Returns new values by `file/name:` path; undefined removes a list item. @param today YYYY-MM-DD */
export function contentEdits(answers: Answers, today: string): Record<string, unknown> {
  const { name, address, register, vatNumber } = answers;
  const { mailArrived, countries } = answers;
  const { monthly, yearly, lifetime, trialDays } = answers;
  const plans = plansOf(answers);
  const [ids, longer] = [plans.map(({ id }) => id), plans.slice(1).map(({ title }) => title)];
  const [isOne, isOnce] = [plans.length === 1, monthly + yearly === 0];
  const isMixed = !isOnce && lifetime > 0;
  const isLess = monthly > 0 && yearly > 0 && yearly < 12 * monthly;
  const days = isOnce ? 0 : trialDays;

  const hasPriority = !isOne && answers.priorityReplyDays < answers.basicReplyDays;

  // The shortest plan gets only what every sample plan has; a single plan gets all but priority support.
  const some = isOne ? ids : ids.slice(1);
  const rows = planFeatures
    .filter(({ explanation }) => hasPriority || !explanation?.includes('{priorityReply}'))
    .map((row) => ({ ...row, plans: row.plans.length === plansBefore.length ? ids : some }));
  const shared = rows.filter((row) => row.plans === ids);
  const added = rows.filter((row) => row.plans !== ids);
  const more = added.length > 0 && `${longer.join(' and ')} ${longer.length > 1 ? 'add' : 'adds'}`;
  const facts = Object.entries(answers).filter(([id]) => id in site || id in service);
  return {
    ...Object.fromEntries(facts.map(([id, value]) => [`site/${id}:`, value])),
    ...(address && { 'site/seller:/status:': 'own', 'site/address:': address }),
    'site/register:': register,
    'site/vatNumber:': vatNumber,
    'site/productName:': `${name} Suite`,
    'site/isPlatformNamed:': true,
    // Old, so that launch asks for a test email.
    'site/supportEmailChecked:': mailArrived ? today : '2020-01-01',
    'site/refundCountries:': countries,
    'plans/plans: .*=': plans,
    'plans/planFeatures: .*=': rows,
    'launch/paymentHosts:': [],
    'launch/countriesServed:': countries,
    'testimonials/rating:': null,
    'testimonials/items:': [],
    'statistics/items:': [],
    'notices/pool: .*=': [],
    'pricing/title:': `One suite. ${isOnce ? 'One payment' : ['One plan', 'Two plans', 'Three plans'][longer.length]}.`,
    'pricing/intro:': isOne
      ? `You get all three indicators${isOnce ? ' and pay once' : ' in one plan'}.`
      : `Every plan includes all three indicators.${isLess ? ' Longer plans cost less per month.' : ''}${more && hasPriority ? ` ${more} priority support.` : ''}`,
    'pricing/everyPlan:': isOne ? 'How it works' : 'How it works on every plan',
    'pricing/guarantee:/until:': `Until {until}${days > 0 ? ', if paid today' : ''}`,
    'pricing/flexible:/text:': `${isMixed ? 'To stop renewal, cancel' : 'Cancel'} in the member area and keep access until the end of the billing period.`,
    'pricing/costs:/intro:': `Plans are billed ${isMixed ? 'once or ' : ''}for whole periods${isOne ? '' : ', and you can change plans at the end of one'}${days > 0 ? '; free days aren’t counted' : ''}.`,
    'home/primary:/name:': isOnce ? 'Buy Now' : isMixed ? 'Get Access' : 'Subscribe Now',
    ...(isOnce && { 'home/label:': 'Three indicators for {platform}' }),
    'home/price:': `{prices}.${days > 0 ? ` ${isMixed ? 'Renewing plans start' : 'You start'} with ${days} free ${days === 1 ? 'day' : 'days'}.` : ''} Full refund within {refundDays} days.`,
    "home/id: 'updates'/text:": `Every update is included in ${isOne ? 'the price' : 'every plan'}.`,
    'closing/primary:/name:': isOne ? 'See the Price' : 'Choose Your Plan',
    'footer/plans:': isOne ? 'Plan' : 'Plans',
    'footer/refund:': `{refundDays}-day money-back guarantee${isOne ? '' : ' on all plans'}`,
    "faqs/id: 'plans'/question:": isOne ? 'What do I get?' : 'How do the plans differ?',
    "faqs/id: 'plans'/answer:": isOne
      ? `Your plan includes ${listed(rows)}.`
      : `All plans include ${listed(shared)}. ${more ? `${more} ${listed(added)}` : 'Only the price differs'}. [Compare the plans](/#compare).`,
    "faqs/id: 'cancel'/question:": isOne ? 'How do I cancel?' : 'How do I cancel or change plans?',
    "faqs/id: 'cancel'/answer:": isOnce
      ? 'There’s nothing to cancel. You pay once, and nothing renews.'
      : `${isMixed ? 'If your plan renews, you can cancel it' : 'You can cancel'} online in the {memberArea} at any time. You keep access until the end of the period you paid for, and you aren’t charged again.${isOne ? '' : ' You can change plans there too, from the end of that period; to switch sooner, email {support}.'}`,
  };
}
