import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import type { Player, Snapshot } from '@/engine/replay/player';
import type { Frame, Shown } from '@/engine/replay/scenes';
import type { View } from '@/engine/replay/view';

/** Tests that a visitor can put the demo to. */
export const PROOF_IDS = ['only-past', 'rewrite', 'fingerprint'] as const;
export type ProofId = (typeof PROOF_IDS)[number];

/** A test, and the demo that is put to it. */
export interface ProofProps {
  id: ProofId;
  player: Player;
  frameOf: (state: Snapshot, view: View) => Frame;
  shown: Shown;
  /** The repainting version that it is held against. */
  version: RepaintingId;
  onClose: () => void;
}
