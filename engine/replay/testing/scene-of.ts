import type { Drawn } from '@/engine/chart/drawn';
import type { Scene } from '@/engine/chart/scene';
import type { Bar } from '@/engine/market/bar';

/** @returns a chart of the bars with these marks */
export function sceneOf(bars: readonly Bar[], marks: readonly Drawn[] = []): Scene {
  const space = { blank: 5, headroom: 0.1, footroom: 0.1 };
  return { titles: ['Test'], bars, step: 1, digits: 2, marks, trend: [], ...space };
}
