import type { Scene } from '@/engine/chart/scene';
import { type Frame, type Shown, suiteScene } from '@/engine/chart/suite-scene';
import type { Picture } from './chart-painter';
import type { Crosshair } from './crosshair';
import { naiveScene } from './naive-scene';
import type { Snapshot } from './player';

/** What the visitor points at. */
export interface Pointed {
  crosshair: Crosshair | null;
  /** Id of a mark to point out. */
  chosen: string | null;
}

function pointAt(scene: Scene, crosshair: Crosshair | null) {
  const bar = crosshair && scene.bars[crosshair.bar];
  return bar ? { time: bar.time, price: crosshair.price } : null;
}

/** @returns opening of the first bar in view */
function since({ bars, room }: Frame, position: number): number {
  return bars[Math.max(0, position - room)]?.time ?? 0;
}

/** @returns the chart of the suite in this frame */
export function suitePicture(
  { recording, position }: Snapshot,
  frame: Frame,
  shown: Shown,
  { crosshair, chosen }: Pointed,
): Picture {
  const scene = suiteScene(frame, recording.at(position, since(frame, position)), shown);
  const mark = scene.marks.find(({ id }) => id === chosen) ?? null;
  return { scene, over: { crosshair: pointAt(scene, crosshair), chosen: mark, crosses: [] } };
}

/** @returns the chart of the repainting version in this frame, with crosses where marks are gone */
export function naivePicture(
  { recording, position }: Snapshot,
  frame: Frame,
  crosshair: Crosshair | null,
): Picture {
  const view = recording.naive(position);
  const scene = naiveScene(frame, position, view);
  const from = since(frame, position);
  const crosses = view.vanished.flatMap((mark) =>
    mark.kind === 'swing' && mark.time >= from ? [mark] : [],
  );
  return { scene, over: { crosshair: pointAt(scene, crosshair), chosen: null, crosses } };
}
