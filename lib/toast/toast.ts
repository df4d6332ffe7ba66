/** A message to the visitor, who sends it away. */
export interface Toast {
  /** `error` is announced at once and looks destructive; `status` waits for a pause in speech. */
  kind: 'status' | 'error';
  title: string;
  text: string;
  /** Accessible name of the button that sends it away. */
  dismissLabel: string;
}
