const INPUT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls `listener` once, with the visitor's first input. */
export function onFirstInput(listener: () => void): void {
  const controller = new AbortController();
  const onInput = () => {
    controller.abort();
    listener();
  };
  for (const name of INPUT_EVENTS)
    addEventListener(name, onInput, { capture: true, passive: true, signal: controller.signal });
}
