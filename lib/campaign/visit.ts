import { type Campaign, campaignFrom, campaignOf } from './campaign';

/** The campaigns that led to a visit. */
export interface Visit {
  /** The one that brought the visitor, and the one that brought them back most lately. */
  readonly first: Campaign;
  readonly last: Campaign;
  /** A random name for the visit, which says nothing about the visitor. */
  readonly reference: string;
}

/**
 * @param stored what an earlier page of the visit kept, by `JSON.stringify`; anything else counts as nothing
 * @param search `location.search` @param newReference a random name
 * @returns null for a visit that no campaign led to
 */
export function visitOf(
  stored: string | null,
  search: string,
  newReference: () => string,
): Visit | null {
  const earlier = readVisit(stored);
  const campaign = campaignOf(search);
  if (!campaign) return earlier;
  if (earlier) return { ...earlier, last: campaign };
  return { first: campaign, last: campaign, reference: newReference() };
}

/** @returns 32 hexadecimal digits for 16 random bytes */
export function referenceOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What is stored can be changed by whoever sits at the browser, and is cleaned like an address. */
function readVisit(stored: string | null): Visit | null {
  const visit = parsed(stored);
  const first = storedCampaign(own(visit, 'first'));
  const last = storedCampaign(own(visit, 'last'));
  const reference = own(visit, 'reference');
  if (!first || !last || typeof reference !== 'string') return null;
  return /^[0-9a-f]{32}$/.test(reference) ? { first, last, reference } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function storedCampaign(value: unknown): Campaign | null {
  return campaignFrom((name) => {
    const text = own(value, name);
    return typeof text === 'string' ? text : null;
  });
}

/** A field of the value itself: what every object inherits is nothing that was stored. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
