import { hasPrivacySignal } from './privacy';

const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Excludes @, so that no email address passes. Stripe takes 150 characters. */
const CAMPAIGN_NAME = /^[\p{L}\p{N} ._~:|,()/+&-]{1,150}$/u;

/** Adds the page's UTM parameters that the link lacks. */
export function withCampaign(link: string, search: string): string {
  const url = new URL(link);
  const address = new URLSearchParams(search);
  const added = PARAMETERS.flatMap((name) => {
    const value = address.get(name) ?? '';
    return CAMPAIGN_NAME.test(value) && !url.searchParams.has(name) ? [[name, value]] : [];
  });
  if (added.length === 0) return link;
  // Setting `url.searchParams` would re-encode the link's own parameters.
  url.search += `${url.search && '&'}${new URLSearchParams(added)}`;
  return url.href;
}

/** Adds the page's UTM parameters to links to other pages of the site, when they are pressed. Stores nothing. */
export function startCampaign(): void {
  if (hasPrivacySignal(navigator)) return;
  const pass = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && link.pathname !== location.pathname)
      link.href = withCampaign(link.href, location.search);
  };
  // A middle click is an `auxclick`.
  for (const name of ['click', 'auxclick']) addEventListener(name, pass, { capture: true });
}
