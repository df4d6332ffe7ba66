/**
 * Calls `listener` once per frame in which the page was scrolled or the window resized.
 * @returns stops it
 */
export function onScrollFrame(listener: () => void): () => void {
  let frame: number | null = null;

  function run() {
    frame = null;
    listener();
  }

  function schedule() {
    frame ??= requestAnimationFrame(run);
  }

  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  return () => {
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
