import { type Found, inContent, type LaunchInput, type Rule } from '../finding';

/** Members of the European Union. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** The subscription rules of the United Kingdom are expected in the spring of 2027. */
const subscriptionRules = '2027-03-01';

function kingdom({ content: { launch }, today }: LaunchInput): Found[] {
  if (today < subscriptionRules || !launch.countriesServed.includes('GB')) return [];
  const text =
    'You serve the United Kingdom, whose rules on subscriptions change in 2027. Have renewal, reminders and cancelling looked at again.';
  return [inContent(['launch', 'countriesServed'], text)];
}

function europe({ content: { launch } }: LaunchInput): Found[] {
  const served = launch.countriesServed.filter((country) => union.has(country));
  if (served.length === 0 || launch.withdrawalLink) return [];
  const text = `You serve ${served.join(', ')}. Customers in the EU must find a link to withdraw from the contract for 14 days. Set the address of that page.`;
  return [inContent(['launch', 'withdrawalLink'], text)];
}

/** Storing what a page can do without, and telling another company of a visit, may need a yes of the visitor there. */
function consent({ content: { launch, site } }: LaunchInput): Found[] {
  const served = launch.countriesServed.filter((code) => code === 'GB' || union.has(code));
  if (served.length === 0) return [];
  const text = `You serve ${served.join(', ')}, where this may need the visitor’s consent, which the site does not ask for. Have a lawyer look at it, or switch it off.`;
  return (['campaigns', 'analytics'] as const)
    .filter((field) => site[field])
    .map((field) => inContent(['site', field], text));
}

function nowhere({ content: { launch } }: LaunchInput): Found[] {
  if (launch.countriesServed.length > 0) return [];
  const text =
    'No country stands here. List those whose people may subscribe: which law binds you depends on it.';
  return [inContent(['launch', 'countriesServed'], text)];
}

/** Laws that hold for some countries are looked at in time. */
export const consumerLaw: Rule = {
  id: 'LR23',
  part: 'Legal pages',
  title: 'the law of the countries served',
  severity: 'warning',
  find: (input) => [nowhere, kingdom, europe, consent].flatMap((part) => part(input)),
};
