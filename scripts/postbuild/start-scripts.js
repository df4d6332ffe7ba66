/*
 * Runs in every page. Starts the page's scripts once what the visitor sees first has loaded, or at the first touch or
 * key, or after three seconds if something hangs.
 */
(() => {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const waiting of document.querySelectorAll('script[data-src]')) {
      const script = document.createElement('script');
      // React looks for its scripts by these two attributes, so that it does not load them again.
      script.setAttribute('async', '');
      script.setAttribute('src', waiting.dataset.src);
      document.head.append(script);
    }
  };
  // Two frames: the first view is not only loaded then, but painted.
  const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
  if (document.readyState === 'complete') startPainted();
  else addEventListener('load', startPainted, { once: true });
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, start, { capture: true, once: true, passive: true });
  setTimeout(start, 3000);
})();
