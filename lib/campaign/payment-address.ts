import type { Visit } from './visit';

/** Longest address that is sent: longer ones are refused by some servers on the way. */
export const longestAddress = 2000;

/**
 * A payment link with the visit's campaigns: those of the last under their own names, those of the first, where it is
 * another, under `first_…`, and a `client_reference_id` by which the payment is found again. A parameter that the link
 * has already stays as it is; what would make the address too long is left out.
 * @param hosts that payment links may lead to; a link to elsewhere is returned as it is
 */
export function paymentAddress(link: string, visit: Visit, hosts: readonly string[]): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.port !== '' || !hosts.includes(url.hostname)) return link;
  for (const [name, value] of parametersOf(visit)) {
    if (url.searchParams.has(name)) continue;
    // Names and values need no encoding; the rest of the query keeps the one it has.
    const pair = `${url.search ? '&' : '?'}${name}=${value}`;
    if (url.href.length + pair.length <= longestAddress) url.search += pair;
  }
  return url.href;
}

/** In the order of their worth, since the last may be left out. */
function parametersOf({ first, last, reference }: Visit): [name: string, value: string][] {
  const isOne = JSON.stringify(first) === JSON.stringify(last);
  const earlier = isOne ? [] : Object.entries(first);
  return [
    ['client_reference_id', reference],
    ...Object.entries(last),
    ...earlier.map(([name, value]): [string, string] => [`first_${name}`, value]),
  ];
}
