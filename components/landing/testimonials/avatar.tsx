import { useState } from 'react';

/**
 * A portrait, or initials drawn here on a colour that follows from the name. Where the content names an avatar
 * service its picture lies over the initials, which remain when it cannot be loaded.
 */
export function Avatar({
  name,
  picture,
  service,
}: {
  name: string;
  picture?: string | undefined;
  /** URL template of the content's avatar service for each slate. */
  service: readonly string[] | null;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const slate = fnv1a(name) % SLATE_COUNT;
  const source =
    picture ?? service?.[slate]?.replaceAll('{initials}', () => encodeURIComponent(initials(name)));
  const drawn = (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="avatar">
      <rect width="44" height="44" fill={`var(--slate-${slate + 1})`} />
      <text x="22" y="22" dy="0.36em" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
  if (!source || hasFailed) return drawn;
  return (
    <span className="relative">
      {drawn}
      <img
        src={source}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        referrerPolicy="no-referrer"
        className="avatar absolute inset-0 object-cover"
        onError={() => setHasFailed(true)}
      />
    </span>
  );
}

/** Slates that `content/colours.css` has. The same name has always the same one, in the browser as in the build. */
const SLATE_COUNT = 4;

/**
 * @param name a person's name, in any script
 * @returns the first letters of the first and the last word that have one, upper case; `?` where no word has one
 */
function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
    // Upper case of one letter can be two (`ß`); the first stands for it.
    .map((letter) => [...letter.toUpperCase()][0]);
  return [letters[0] ?? '?', letters.length > 1 ? letters.at(-1) : ''].join('');
}

/**
 * FNV-1a, 32 bits, over UTF-16 code units (equal to the byte form for ASCII).
 * Offset basis and prime: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
 * @returns an unsigned 32-bit whole number
 */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
