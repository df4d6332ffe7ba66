/**
 * Each page loads this script from an address without a hash: after a deploy, the other scripts of a cached page may be
 * missing. Async, because other scripts must not wait for it; it runs before `load` at the latest.
 */

// By then, the entry script has run and hidden the sentence, or it is missing.
addEventListener('load', () => document.getElementById('lost')?.classList.remove('late-status'));

addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
  if (!target.closest('#lost a')) return;
  event.preventDefault();
  // Unlike following a link, this asks the server, and keeps the hash.
  location.reload();
});
