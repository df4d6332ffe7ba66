import type { ReactNode } from 'react';
import { PlayerTextsContext } from '@/components/landing/demo/say';
import { content } from '@/lib/content/content';

/** Options for `render`: the sample's texts. */
export const withTexts = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <PlayerTextsContext value={content}>{children}</PlayerTextsContext>
  ),
};
