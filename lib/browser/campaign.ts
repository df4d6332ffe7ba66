import { changePaymentLinks } from './payment-link';
import { asksForPrivacy } from './privacy';
import { storageKeys } from './storage-keys';

const KEY = storageKeys.campaign;

/**
 * Keeps the campaigns that led here for as long as the tab is open, and adds them to the payment links. A visitor who
 * came by none, or who asks for privacy, is left alone: nothing is stored, nothing is added.
 * @param hosts that payment links may lead to
 */
export function startCampaigns(hosts: readonly string[]): void {
  if (asksForPrivacy(navigator)) {
    attempt(() => window.sessionStorage.removeItem(KEY));
    return;
  }
  const stored = attempt(() => window.sessionStorage.getItem(KEY));
  const visit = visitOf(stored, window.location.search, newReference);
  if (!visit) return;
  attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify(visit)));
  changePaymentLinks((link) => paymentAddress(link, visit, hosts));
}

/** Storage that is missing, full or forbidden leaves campaigns that last as long as the page. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** @returns 32 hexadecimal digits for 16 random bytes; `randomUUID` is for pages with TLS alone */
function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
  const campaign = campaignFrom(new URLSearchParams(search));
  if (!campaign) return earlier;
  if (earlier) return { ...earlier, last: campaign };
  return { first: campaign, last: campaign, reference: newReference() };
}

/** What is stored can be changed by whoever sits at the browser, and is cleaned like an address. */
function readVisit(stored: string | null): Visit | null {
  const { reference, ...campaigns } = parsed(stored);
  const first = storedCampaign(campaigns.first);
  const last = storedCampaign(campaigns.last);
  if (!first || !last || typeof reference !== 'string') return null;
  return /^[0-9a-f]{32}$/.test(reference) ? { first, last, reference } : null;
}

/** @returns the fields of what was stored; without any where it is no JSON of an object */
function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}

function storedCampaign(value: unknown): Campaign | null {
  const texts = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string');
  return campaignFrom(new URLSearchParams(texts));
}

/** Longest address that is sent: longer ones are refused by some servers on the way. */
const MAX_ADDRESS_LENGTH = 2000;

/** @returns the host of a payment page, also where the server of this machine stands in for it (`scripts/server/stand-in.ts`) */
function paidAt({ protocol, hostname, port, pathname }: URL): string | null {
  if (protocol === 'https:' && port === '') return hostname;
  return protocol === 'http:' && hostname === 'localhost' ? (pathname.split('/')[1] ?? null) : null;
}

/**
 * A payment link with the visit's campaigns: those of the last under their own names, those of the first, where it is
 * another, under `first_…`, and a `client_reference_id` by which the payment is found again. A parameter that the link
 * has already stays as it is; what would make the address too long is left out.
 * @param hosts that payment links may lead to; a link to elsewhere is returned as it is
 */
export function paymentAddress(link: string, visit: Visit, hosts: readonly string[]): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (!hosts.includes(paidAt(url) ?? '')) return link;
  for (const [name, value] of parametersOf(visit)) {
    if (url.searchParams.has(name)) continue;
    // Names and values need no encoding; the rest of the query keeps the one it has.
    const pair = `${url.search ? '&' : '?'}${name}=${value}`;
    if (url.href.length + pair.length <= MAX_ADDRESS_LENGTH) url.search += pair;
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

/** Parameters that a person names a campaign with. */
const NAMES = [
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
const CLICK_IDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'rdt_cid',
  'ScCid',
  'epik',
  'yclid',
  'irclickid',
] as const;

/** What a link says about the campaign it belongs to: cleaned values by their parameters, in a fixed order. */
type Campaign = Readonly<Record<string, string>>;

/** @returns null where no known parameter has a value that can be used; of one that is repeated the first counts */
function campaignFrom(parameters: URLSearchParams): Campaign | null {
  const cleaned = [
    ...NAMES.map((name) => [name, cleanName(parameters.get(name) ?? '')] as const),
    ...CLICK_IDS.map((name) => [name, cleanClickId(parameters.get(name) ?? '')] as const),
  ];
  const found = cleaned.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** Most characters of a value that the payment processor takes. */
const MAX_VALUE_LENGTH = 150;

/** How often a value may have been encoded on its way here. */
const MAX_ENCODINGS = 3;

/** An @, or one of the ways to write it that survive in links. */
const AT_SIGN = /@|&(?:#0*64|#x0*40|commat)\b|[([{]\s*at\s*[)\]}]/i;

/** Hexadecimal digits as many as MD5, SHA-1 and SHA-256 give: the form in which e-mail addresses are handed around. */
const HASH = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;

const DAY = /^\d{4}\D\d{2}\D\d{2}$/;

/**
 * A name that somebody gave a campaign, in the payment processor's letters: accents go, and every run of other characters
 * becomes one underscore.
 * @returns null where nothing is left, or where the value may be about a person: it is dropped then, not made unreadable
 */
function cleanName(raw: string): string | null {
  const plain = decoded(raw).normalize('NFKD').replace(/\p{M}/gu, '');
  if (isPersonal(plain) || HASH.test(plain)) return null;
  const value = plain.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+/, '');
  const cut = value.slice(0, MAX_VALUE_LENGTH).replace(/_+$/, '');
  return cut === '' || isPersonal(cut) || HASH.test(cut) ? null : cut;
}

/**
 * What an advertiser calls a click. Changed by one character it is another click's, so it is taken whole or not at all.
 * @returns null for what is no such id
 */
function cleanClickId(raw: string): string | null {
  if (raw.length > MAX_VALUE_LENGTH || !/^[A-Za-z0-9_-]+$/.test(raw)) return null;
  return isPersonal(raw) ? null : raw;
}

/** Whether a value looks like an e-mail address, a telephone number or an IP address. */
function isPersonal(value: string): boolean {
  if (AT_SIGN.test(value)) return true;
  // Digits in groups. Without anything between them they are the numbers that advertisers give to campaigns.
  if (/\p{L}/u.test(value) || !/\D/.test(value) || DAY.test(value)) return false;
  const count = value.replace(/\D/g, '').length;
  return count >= 7 && count <= 15;
}

/** The value without percent encodings, however often it was encoded; as far as it can be read. */
function decoded(raw: string): string {
  let value = raw;
  for (let round = 0; round < MAX_ENCODINGS && value.includes('%'); round += 1) {
    try {
      value = decodeURIComponent(value);
    } catch {
      return value.replace(/%(?:25)*40/g, '@');
    }
  }
  return value;
}
