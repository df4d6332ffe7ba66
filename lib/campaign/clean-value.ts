/** Most characters of a value that the payment processor takes. */
export const longestValue = 150;

/** How often a value may have been encoded on its way here. */
const encodings = 3;

/** An @, or one of the ways to write it that survive in links. */
const atSign = /@|&(?:#0*64|#x0*40|commat)\b|[([{]\s*at\s*[)\]}]/i;

/** Hexadecimal digits as many as MD5, SHA-1 and SHA-256 give: the form in which e-mail addresses are handed around. */
const hash = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i;

const day = /^\d{4}\D\d{2}\D\d{2}$/;

/**
 * A name that somebody gave a campaign, in the payment processor's letters: accents go, and every run of other characters
 * becomes one underscore.
 * @returns null where nothing is left, or where the value may be about a person: it is dropped then, not made unreadable
 */
export function cleanName(raw: string): string | null {
  const plain = decoded(raw).normalize('NFKD').replace(/\p{M}/gu, '');
  if (isPersonal(plain) || hash.test(plain)) return null;
  const value = plain.replace(/[^A-Za-z0-9_-]+/g, '_').replace(/^_+/, '');
  const cut = value.slice(0, longestValue).replace(/_+$/, '');
  return cut === '' || isPersonal(cut) || hash.test(cut) ? null : cut;
}

/**
 * What an advertiser calls a click. Changed by one character it is another click's, so it is taken whole or not at all.
 * @returns null for what is no such id
 */
export function cleanClickId(raw: string): string | null {
  if (raw.length > longestValue || !/^[A-Za-z0-9_-]+$/.test(raw)) return null;
  return isPersonal(raw) ? null : raw;
}

/** Whether a value looks like an e-mail address, a telephone number or an IP address. */
function isPersonal(value: string): boolean {
  if (atSign.test(value)) return true;
  // Digits in groups. Without anything between them they are the numbers that advertisers give to campaigns.
  if (/\p{L}/u.test(value) || !/\D/.test(value) || day.test(value)) return false;
  const count = value.replace(/\D/g, '').length;
  return count >= 7 && count <= 15;
}

/** The value without percent encodings, however often it was encoded; as far as it can be read. */
function decoded(raw: string): string {
  let value = raw;
  for (let round = 0; round < encodings && value.includes('%'); round += 1) {
    try {
      value = decodeURIComponent(value);
    } catch {
      return value.replace(/%(?:25)*40/g, '@');
    }
  }
  return value;
}
