'use client';

import { useState } from 'react';
import { avatarColour, avatarUrl, initials } from '@/lib/avatar/avatar';

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
  /** URL template of the content's avatar service. */
  service: string | null;
}) {
  const [failed, setFailed] = useState(false);
  const source = picture ?? (service ? avatarUrl(service, name) : null);
  return (
    <span className="relative block size-12 flex-none overflow-hidden rounded-full border border-edge">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-full">
        <rect width="48" height="48" fill={avatarColour(name)} />
        <text
          x="24"
          y="24"
          dy="0.36em"
          textAnchor="middle"
          fill="#fff"
          fontSize="17"
          fontWeight="600"
        >
          {initials(name)}
        </text>
      </svg>
      {source && !failed ? (
        <img
          src={source}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(true)}
        />
      ) : null}
    </span>
  );
}
