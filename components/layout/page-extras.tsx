'use client';

import { Pause, Play } from 'lucide-react';
import { type EffectCallback, useEffect, useRef } from 'react';
import { ScriptButton } from '@/components/ui/script-button';
import { useHashScroll } from '@/lib/browser/hash-scroll';
import { useIdle, useLate } from '@/lib/browser/late-code';
import { toggleMotion, useMotion } from '@/lib/browser/motion';
import type { AnalyticsService } from '@/lib/content/schemas/site';
import { onScrollFrame } from './page-scroll';

/** Particles and cursor, once the page is idle: decoration never delays anything. */
const loadAmbience = () =>
  import('@/components/decoration/ambience-layer').then(({ AmbienceLayer }) => AmbienceLayer);

const loadCampaigns = () =>
  import('@/lib/browser/campaign').then(({ startCampaigns }) => startCampaigns);
const loadAnalytics = () =>
  import('@/lib/browser/analytics').then(({ startAnalytics }) => startAnalytics);

/** Loads what the site has switched on, and starts it. Without it links lead on and a visit is a visit all the same. */
function useLateStart<Setting>(
  load: () => Promise<(setting: Setting) => ReturnType<EffectCallback>>,
  setting: Setting | null,
): void {
  const { code: start } = useLate(load, setting !== null);
  useEffect(() => {
    if (start && setting !== null) return start(setting);
  }, [start, setting]);
}

/**
 * What every page has around its own content, beside header and footer: axis and motion control; hash links scroll; what
 * the site has switched on is loaded.
 */
export function PageExtras({
  pauseMotion,
  resumeMotion,
  campaignHosts,
  analytics,
}: {
  pauseMotion: string;
  resumeMotion: string;
  /** Hosts whose payment links carry the campaign; null where none does. */
  campaignHosts: readonly string[] | null;
  analytics: AnalyticsService | null;
}) {
  useHashScroll();
  useLateStart(loadCampaigns, campaignHosts);
  useLateStart(loadAnalytics, analytics);
  const { code: Ambience } = useLate(loadAmbience, useIdle());
  useEffect(() => {
    // From here on React answers every press, also in a section that it has not taken over yet.
    document.documentElement.dataset.scripts = 'ready';
  }, []);
  return (
    <>
      <PriceAxis />
      <MotionToggle pause={pauseMotion} resume={resumeMotion} />
      {Ambience && <Ambience />}
    </>
  );
}

/**
 * The chart axis along the right edge of a wide window; its mark says how far down the reader is. It is written past
 * React, so that scrolling renders nothing. (A scroll-driven animation would do it without script, but not in Firefox.)
 */
function PriceAxis() {
  const axis = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function update() {
      axis.current?.style.setProperty('--progress', readingProgress().toFixed(4));
    }
    update();
    return onScrollFrame(update);
  }, []);
  return (
    <div ref={axis} aria-hidden="true" className="price-axis">
      <div className="price-axis-marker" />
    </div>
  );
}

/** @returns how far down the page the reader is, from 0 at the top to 1; 0 on a page that does not scroll */
function readingProgress(): number {
  const { clientHeight, scrollHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  return room > 0 ? Math.min(1, Math.max(0, window.scrollY / room)) : 0;
}

/** The one control that stops particles, carousel and notices; the choice is remembered. */
function MotionToggle({ pause, resume }: { pause: string; resume: string }) {
  const { isPaused } = useMotion();
  const Drawn = isPaused ? Play : Pause;
  return (
    <ScriptButton
      onClick={toggleMotion}
      className="motion-toggle icon-button needs-script fixed right-3 bottom-3 z-30 gap-2 font-medium text-caption sm:w-auto sm:px-3 min-[82.5rem]:right-14"
    >
      <Drawn aria-hidden="true" className="size-4" strokeWidth={1.5} />
      <span className="max-sm:sr-only">{isPaused ? resume : pause}</span>
    </ScriptButton>
  );
}
