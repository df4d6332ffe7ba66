/** What was clicked, and how. */
export interface LinkClick {
  /** Absolute address of the link. */
  href: string;
  /** Its `target` attribute, empty without one. */
  target: string;
  download: boolean;
  /** Absolute address of the page. */
  current: string;
  /** Mouse button: 0 is the main one, and what a key press counts as. */
  button: number;
  /** Ctrl, Meta, Shift or Alt was held: the visitor asks for a tab, a window or a download. */
  modified: boolean;
  /** Somebody else has taken the click. */
  prevented: boolean;
}

/**
 * Decides whether a click is a plain click on a link into the page that is open.
 * A query of the page (a campaign's, say) does not make `/#pricing` another page.
 * @returns the id that the link leads to, or null where the click is the browser's
 */
export function hashTarget(click: LinkClick): string | null {
  if (click.prevented || click.modified || click.button !== 0) return null;
  if (click.download || (click.target !== '' && click.target !== '_self')) return null;
  if (!URL.canParse(click.href)) return null;

  const link = new URL(click.href);
  const page = new URL(click.current);
  if (link.origin !== page.origin || link.pathname !== page.pathname) return null;
  if (link.search !== '' && link.search !== page.search) return null;
  return hashId(link.hash);
}

/** @returns the id that a hash such as `#faqs` names, or null where it names none. */
export function hashId(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    // A lone percent sign is no encoding.
    return null;
  }
}
