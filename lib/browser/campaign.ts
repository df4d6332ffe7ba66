import { paymentAddress, referenceOf, type Visit, visitOf } from './campaign-visit';
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
  const visit = visitOf(readStored(), window.location.search, newReference);
  if (!visit) return;
  store(visit);
  changePaymentLinks((link) => paymentAddress(link, visit, hosts));
}

function newReference(): string {
  return referenceOf(crypto.getRandomValues(new Uint8Array(16)));
}

function readStored(): string | null {
  let stored: string | null = null;
  attempt(() => {
    stored = window.sessionStorage.getItem(KEY);
  });
  return stored;
}

function store(visit: Visit): void {
  attempt(() => window.sessionStorage.setItem(KEY, JSON.stringify(visit)));
}

/** Storage that is missing, full or forbidden leaves campaigns that last as long as the page. */
function attempt(access: () => void): void {
  try {
    access();
  } catch {
    // The page works without.
  }
}
