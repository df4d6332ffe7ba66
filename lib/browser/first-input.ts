const INPUT_EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll'] as const;

export function onFirstInput(listener: () => void): void {
  const controller = new AbortController();
  const onInput = () => {
    controller.abort();
    listener();
  };
  for (const name of INPUT_EVENTS)
    addEventListener(name, onInput, { capture: true, passive: true, signal: controller.signal });
}
