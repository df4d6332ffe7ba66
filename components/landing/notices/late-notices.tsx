'use client';

import { useState } from 'react';
import { notices as words } from '@/content/notices';
import { plans } from '@/content/plans';
import { shownNotices } from '@/lib/content/shown-notices';
import { NoticeStack } from './notice-stack';
import { useNotices } from './use-notices';

const pool = shownNotices(words.pool, plans);

/**
 * The notices and what runs them: off the page's first load.
 * @param since when they were first wanted; the first delay counts from then
 */
export function LateNotices({
  isWanted,
  since,
  onTurnOff,
}: {
  isWanted: boolean;
  since: number;
  onTurnOff(): void;
}) {
  // Null until somebody has looked.
  const [isClear, setIsClear] = useState<boolean | null>(null);
  const { notices, ...actions } = useNotices(pool, isWanted && isClear !== false, since);
  return (
    <NoticeStack
      words={words}
      notices={notices}
      actions={actions}
      onTurnOff={onTurnOff}
      isClear={isClear === true}
      onRoom={setIsClear}
    />
  );
}
