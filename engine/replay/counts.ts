import { isCounted, type Mark } from '#indicators/indicator';
import { LAYER_OF, type Layers } from '#indicators/suite';
import type { Recording } from './recording';
import type { RepaintCounts } from './repaint-history';

/** Returns the counted marks of the shown layers that were confirmed by `position`. */
export const confirmedMarks = (
  recording: Recording,
  position: number,
  shown: Layers,
): readonly Mark[] =>
  recording
    .log(position)
    .flatMap(({ type, mark }) =>
      type === 'confirmed' && isCounted(mark) && shown[LAYER_OF[mark.kind]] ? [mark] : [],
    );

/** Counts our confirmed marks and the zigzag's swings from the first bar to `position`. */
export const countsAt = (
  recording: Recording,
  position: number,
  shown: Layers,
): RepaintCounts & { confirmed: number } => ({
  confirmed: confirmedMarks(recording, position, shown).length,
  ...recording.repainted.countsAt(position),
});
