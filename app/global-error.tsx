'use client';

import { prerenderedCopy } from '@/components/ui/prerendered-copy';
import { failure } from '@/content/failure';
import './globals.css';
import '@/content/colours.css';

/** Its language, its direction, and the class of its colours. */
const rootOf = ({ documentElement: { lang, dir, className } }: Document) => ({
  lang,
  dir,
  className,
});

/** @returns the page as it was sent; null at the build, and where it broke off on its way */
function keepPage() {
  if (typeof document === 'undefined' || !document.querySelector('main ~ footer')) return null;
  const body = prerenderedCopy(document.body);
  for (const script of body.querySelectorAll('script')) script.remove();
  // The page's starter drives them.
  for (const button of body.querySelectorAll('[data-erases]'))
    button.removeAttribute('aria-disabled');
  return {
    body,
    root: rootOf(document),
    title: document.title,
    viewport: document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content,
  };
}

// Before React takes the page over: it removes all of it when it fails.
const kept = keepPage();

/** Text put in as HTML is forbidden by the policy; nodes are not. */
function place(frame: HTMLElement | null): void {
  if (kept) frame?.replaceChildren(...kept.body.childNodes);
  // Pressed before React was here, which cannot do it any more.
  frame?.querySelector<HTMLElement>('[data-erases][data-pressed]')?.click();
}

/**
 * Stands in for the whole page when what is outside of its sections fails: the page as it was sent, read and followed as if
 * there were no script. Where that cannot be had, a few words in the site's own style, never a raw error.
 */
export default function GlobalError() {
  if (kept)
    return (
      <html {...kept.root} data-scripts="failed">
        <title>{kept.title}</title>
        <meta name="viewport" content={kept.viewport} />
        <body>
          <div ref={place} className="contents" />
        </body>
      </html>
    );
  const { title, text, reload } = failure;
  return (
    <html {...(typeof document !== 'undefined' && rootOf(document))}>
      <body>
        <main className="mx-auto max-w-[44rem] px-4 pt-32">
          <h1 className="font-serif text-hero">{title}</h1>
          <p className="mt-6 text-lead text-muted">{text}</p>
          <button
            type="button"
            className="button button-primary mt-8"
            onClick={() => window.location.reload()}
          >
            {reload}
          </button>
        </main>
      </body>
    </html>
  );
}
