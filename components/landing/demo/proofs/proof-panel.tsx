import './proofs.css';
import { X } from 'lucide-react';
import { demoProof as words } from '@/content/demo';
import { Fingerprint } from './fingerprint';
import { OnlyPast } from './only-past';
import type { ProofProps } from './proof-props';
import { Rewrite } from './rewrite';

const TESTS = { 'only-past': OnlyPast, rewrite: Rewrite, fingerprint: Fingerprint };

/** What was opened is further down than the button that opened it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}

/** A test under the demo. It looks at the demo where that stands, and changes nothing in it. */
export function ProofPanel(props: ProofProps) {
  const { id, version, onClose } = props;
  const Test = TESTS[id];
  return (
    <section aria-labelledby="demo-proof" className="proof-panel">
      <div className="proof-head">
        <h3 key={id} id="demo-proof" ref={takeFocus} tabIndex={-1}>
          {words[id].title}
        </h3>
        <button type="button" className="demo-button" onClick={onClose}>
          <X aria-hidden="true" className="size-4 flex-none" strokeWidth={1.75} />
          {words.close}
        </button>
      </div>
      <Test key={`${id} ${version}`} {...props} />
    </section>
  );
}
