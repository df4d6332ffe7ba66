'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { preloadToaster, showToast } from '../toast/show-toast';
import { choosePlan } from './choose-plan';
import { isLeavingFor, leaveFor, stay } from './redirect';

interface Words {
  title: string;
  text: string;
}

export interface ChoosePlan {
  onClick(event: MouseEvent<HTMLElement>): void;
  /** For the first sign of interest: fetches what draws the toast. */
  preload(): void;
}

/**
 * What a plan's button does besides being a link: a toast that says where the visitor is taken, then the way
 * there; or, for a plan that cannot be bought, a toast that says so.
 * @param paymentLink address of the payment page, null without one
 * @param redirecting words of the first toast @param missingLink words of the second
 * @param dismissLabel accessible name of the button that sends a toast away
 */
export function useChoosePlan({
  paymentLink,
  redirecting,
  missingLink,
  dismissLabel,
}: {
  paymentLink: string | null;
  redirecting: Words;
  missingLink: Words;
  dismissLabel: string;
}): ChoosePlan {
  /** Where a click led; the link itself may meanwhile have been given a campaign. */
  const chosen = useRef<string | null>(null);

  useEffect(() => {
    // A page from the back/forward cache comes back with its timers: nobody is to be sent away again by them.
    function onPageShow(event: PageTransitionEvent) {
      if (event.persisted) stay();
    }
    window.addEventListener('pageshow', onPageShow);
    return () => {
      if (isLeavingFor(chosen.current)) stay();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  function onClick(event: MouseEvent<HTMLElement>) {
    const choice = choosePlan({
      paymentLink,
      isPlain: isPlainClick(event, event.currentTarget.getAttribute('target') ?? ''),
      leaving: isLeavingFor(paymentLink),
    });
    if (choice === 'browser') return;
    event.preventDefault();
    if (choice === 'missing') void showToast({ kind: 'error', ...missingLink, dismissLabel });
    if (choice === 'redirect' && paymentLink) {
      chosen.current = paymentLink;
      leaveFor(paymentLink, showToast({ kind: 'status', ...redirecting, dismissLabel }));
    }
  }

  return { onClick, preload: preloadToaster };
}
