import type { Drawn } from '@/lib/drawing/drawn';
import type { Scene } from '@/lib/drawing/scene';
import type { Bar } from '@/lib/market/bar';

/** @returns a chart of the bars with these marks */
export function sceneOf(bars: readonly Bar[], marks: readonly Drawn[] = []): Scene {
  const space = { blank: 5, headroom: 0.1, footroom: 0.1 };
  return { titles: ['Test'], bars, step: 1, digits: 2, marks, trend: [], ...space };
}
