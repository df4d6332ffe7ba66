import { useEffect, useRef } from 'react';
import { demoWords } from '@/content/demo';
import { useLate } from '@/lib/browser/late-code';
import { PROOF_IDS, type ProofId, type ProofProps } from './proofs/proof-props';

const { proofs: words } = demoWords;

/** A press opens a test under the demo, and closes it again. */
export function ProofRow({
  open,
  onOpen,
}: {
  open: ProofId | null;
  onOpen: (id: ProofId | null) => void;
}) {
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that closed it may have gone with it.
    if (open === null) pressed.current?.focus({ preventScroll: true });
  }, [open]);
  return (
    <fieldset className="demo-joined">
      <legend className="sr-only">{words.label}</legend>
      {PROOF_IDS.map((id) => (
        <button
          key={id}
          type="button"
          className="demo-button"
          aria-expanded={id === open}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            onOpen(id === open ? null : id);
          }}
        >
          {words[id]}
        </button>
      ))}
    </fieldset>
  );
}

const load = () => import('./proofs/proof-panel').then(({ ProofPanel }) => ProofPanel);

/** After this the visitor is told that the code has not come. */
const SLOW_CODE_MS = 10_000;

/** The test that is open, once its code has come. */
export function LateProof(props: ProofProps) {
  const { code: Panel, state } = useLate(load, true, SLOW_CODE_MS);
  return Panel ? (
    <Panel {...props} />
  ) : (
    <p role="status" className="proof-wait">
      {state === 'failed' || state === 'slow' ? words.failed : words.loading}
    </p>
  );
}
