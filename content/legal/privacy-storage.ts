/** Privacy Policy: what the browser keeps, one line for each key that the site, as it is set up, may store. */

import { type StorageName, storageKeys } from '@/lib/browser/storage-keys';
import { storedNames } from '@/lib/privacy/stored-names';
import { accessDesk } from '../access-desk';
import { controls } from '../controls';
import { notices } from '../notices';
import { site } from '../site';

const words: Record<StorageName, string> = {
  motion: `(local storage): that you pressed “${controls.pauseMotion}”. Kept until you press “${controls.resumeMotion}” or clear the data of this site; sent to nobody.`,
  notices: `(local storage): that you pressed “${notices.turnOff}”. Kept until you press “${notices.turnOn}” or clear the data of this site; sent to nobody.`,
  campaign:
    '(session storage): what the link that brought you here, and the one that brought you back last, say of their campaign and of your click, and a random reference. Kept until you close the tab; added to the payment link that you follow, and sent to nobody else. Not kept at all without such a link, or if your browser sends Global Privacy Control or Do Not Track.',
  access: `(local storage): on the page after payment, the steps you ticked, the username and the day of payment you typed. Kept until you press “${accessDesk.keeping.erase}” or clear the data of this site; sent to nobody.`,
};

const names = storedNames({
  notices: notices.pool.some(({ isActive }) => isActive),
  campaigns: site.campaigns,
});

/** One line for each key: where it is kept, what for and how long. */
export const stored = names.map((name) => `${storageKeys[name]} ${words[name]}`);

/** What may be stored without a press of anything. */
export const unasked = site.campaigns
  ? 'Your browser keeps nothing for us but the following. The rest is kept only once you press the button or use the fields concerned:'
  : 'Your browser keeps nothing for us until you press one of these buttons or use one of these fields, and then nothing but the following:';
