'use client';

import { failure } from '@/content/failure';
import './globals.css';

/** Stands in for the whole page when its script fails: in the site's own words and style, never a raw error. */
export default function GlobalError() {
  const { title, text, reload } = failure;
  return (
    <html lang="en">
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
