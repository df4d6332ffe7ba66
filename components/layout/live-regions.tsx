/**
 * Where toasts are announced. Screen readers only follow regions that stood in the page before the message
 * (WCAG 4.1.3), so these are part of the HTML.
 */
export function LiveRegions() {
  return (
    <>
      <div id="toast-status" role="status" className="live-region" />
      <div id="toast-alert" role="alert" className="live-region" />
    </>
  );
}
