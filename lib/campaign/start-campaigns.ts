import { storageKeys } from '@/lib/browser/storage-keys';
import { asksForPrivacy } from '../privacy/privacy-signal';
import { paymentAddress } from './payment-address';
import { changePaymentLinks } from './use-payment-link';
import { referenceOf, type Visit, visitOf } from './visit';

const key = storageKeys.campaign;

/**
 * Keeps the campaigns that led here for as long as the tab is open, and adds them to the payment links. A visitor who
 * came by none, or who asks for privacy, is left alone: nothing is stored, nothing is added.
 * @param hosts that payment links may lead to
 */
export function startCampaigns(hosts: readonly string[]): void {
  if (asksForPrivacy(navigator)) {
    attempt(() => window.sessionStorage.removeItem(key));
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
    stored = window.sessionStorage.getItem(key);
  });
  return stored;
}

function store(visit: Visit): void {
  attempt(() => window.sessionStorage.setItem(key, JSON.stringify(visit)));
}

/** Storage that is missing, full or forbidden leaves campaigns that last as long as the page. */
function attempt(access: () => void): void {
  try {
    access();
  } catch {
    // The page works without.
  }
}
