import { useState } from 'react';
import { OWN_PICTURES } from '@/lib/pictures/picture-size';

/** Shows a portrait over initials, which remain if loading fails. */
export function Avatar({
  name,
  picture,
  service,
}: {
  name: string;
  /** File name in public/pictures/. */
  picture?: string | undefined;
  /** One URL template per avatar color. */
  service: readonly string[] | null;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const avatar = fnv1a(name) % AVATAR_COUNT;
  const served = service?.[avatar];
  const source = picture
    ? OWN_PICTURES + picture
    : served?.replaceAll('{initials}', () => encodeURIComponent(initials(name)));
  const drawn = (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="avatar">
      <rect width="44" height="44" fill={`var(--avatar-${avatar + 1})`} />
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

/** Number of `--avatar-*` colors in `content/colors.css`. */
const AVATAR_COUNT = 4;

function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? [])
    // `ß` becomes two letters.
    .map((letter) => [...letter.toUpperCase()][0]);
  return [letters[0] ?? '?', letters.length > 1 ? letters.at(-1) : ''].join('');
}

/** FNV-1a, 32 bits, of UTF-16 code units: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
