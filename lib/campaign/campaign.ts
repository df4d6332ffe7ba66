import { cleanClickId, cleanName } from './clean-value';

/** Parameters that a person names a campaign with. */
const names = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
  'ref',
] as const;

/** Parameters by which advertisers know a click again. */
const clickIds = [
  ...['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'twclid'],
  ...['li_fat_id', 'rdt_cid', 'ScCid', 'epik', 'yclid', 'irclickid'],
] as const;

/** What a link says about the campaign it belongs to: cleaned values by their parameters, in a fixed order. */
export type Campaign = Readonly<Record<string, string>>;

/**
 * @param read the value of a parameter, null without one
 * @returns null where no known parameter has a value that can be used
 */
export function campaignFrom(read: (parameter: string) => string | null): Campaign | null {
  const cleaned = [
    ...names.map((name) => [name, cleanName(read(name) ?? '')] as const),
    ...clickIds.map((name) => [name, cleanClickId(read(name) ?? '')] as const),
  ];
  const found = cleaned.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** @param search `location.search`; of a parameter that is repeated the first counts */
export function campaignOf(search: string): Campaign | null {
  const parameters = new URLSearchParams(search);
  return campaignFrom((name) => parameters.get(name));
}
