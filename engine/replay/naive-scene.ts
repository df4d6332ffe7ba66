import { drawnMark } from '@/engine/chart/drawn-mark';
import type { Scene } from '@/engine/chart/scene';
import { bareScene, type Frame, isInView } from '@/engine/chart/suite-scene';
import type { NaiveView } from './naive-recording';

/** @returns the chart of the repainting version when `position` bars have closed */
export function naiveScene(frame: Frame, position: number, { marks }: NaiveView): Scene {
  const scene = bareScene(frame, position);
  const from = scene.bars[0]?.time ?? 0;
  const standings = marks.map((mark) => ({ mark, endedAt: null }));
  const shown = standings.filter((standing) => isInView(standing, from));
  return { ...scene, marks: shown.flatMap((standing) => drawnMark(standing) ?? []) };
}
