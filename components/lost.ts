/** Each page contains this script: all files may be missing after a deploy, while browsers still cache the page. */
import { isPlainClick } from '@/lib/browser/plain-click';

const sentence = document.getElementById('lost');

sentence?.querySelector('a')?.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  // Unlike following a link, this asks the server, and keeps the hash.
  location.reload();
});

// By then, the entry script has run, or it is missing.
addEventListener('load', () => sentence?.classList.remove('late-status'));
