/*
 * Runs in every page, before all other scripts. Starts them once what the visitor sees first has loaded and is painted, or at
 * the first touch or key, or after three seconds if something hangs: the page's own data and its code, then what runs them.
 * A page that only answers its visitor (`data-rests`) waits for the first sign of one, and meanwhile costs nothing.
 * What is pressed before React is here waits for it; where React does not come, it is answered.
 */
(() => {
  // 'loading' until React says 'ready'; 'failed': the page goes on as without script. What is seen of it: scripts.css.
  // 'waiting': nothing is on its way before a sign of the visitor.
  const state = document.documentElement.dataset;

  const ours = (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname.startsWith('/_next/static/');
  };
  // The policy asks for trusted script addresses; code that loads more code hands over text. Only our own files pass.
  // Text without an opening bracket is no markup, and inline code is refused anyway.
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (ours(url) ? url : null),
    createHTML: (html) => (html.includes('<') ? null : html),
  });

  const own = '.scripts-note[role]';
  // Says where a control was pressed that is gone now why it is.
  const apologize = (control) => {
    const group = control.closest('.needs-script');
    let note = group?.nextElementSibling;
    if (!note?.matches(own)) {
      note = document.createElement('p');
      note.className = 'scripts-note';
      note.setAttribute('role', 'alert');
      group?.after(note);
    }
    note.textContent = document.body.dataset.lostScripts;
  };
  // React comes after all, and would draw anew, without what was typed, each section where it finds such words.
  const takeBack = () => {
    for (const note of document.querySelectorAll(own)) note.remove();
  };
  const fail = () => {
    if (state.scripts !== 'loading') return;
    state.scripts = 'failed';
    for (const control of document.querySelectorAll('[data-pressed]')) {
      delete control.dataset.pressed;
      apologize(control);
    }
  };
  // A pointer leaves its focus on what it pressed before this was here; that of a key is to be seen.
  document.querySelector('button:focus:not(:focus-visible)')?.setAttribute('data-pressed', '');
  for (const event of ['click', 'input'])
    addEventListener(
      event,
      ({ target }) => {
        const control = target.closest?.('button,input,select');
        if (control && (state.scripts.endsWith('ing') || control.closest('[data-waits]')))
          control.dataset.pressed = '';
      },
      true,
    );

  // Chromium keeps a 404 that a host called immutable, across reloads too. Asking anew puts the file in its place.
  const asked = new Set();
  const refetched = async (url) => {
    if (asked.has(url) || !ours(url)) return false;
    asked.add(url);
    return fetch(url, { cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  addEventListener(
    'error',
    ({ target }) => {
      // Those of the start are asked for anew below, and then put in once more.
      if (target.matches?.('script:not([data-first])')) refetched(target.src);
    },
    true,
  );
  // The sheet for what follows the first view, where it is not there.
  const lost = () => [...document.querySelectorAll('main>link')].filter(({ sheet }) => !sheet);
  // Asks once more. A link that a script puts in holds up nothing.
  const renew = () => {
    for (const link of lost()) link.replaceWith(link.cloneNode());
  };
  // Chromium reads no further before it is there, and no script would start.
  setTimeout(() => {
    if (document.readyState === 'loading') renew();
  }, 5000);

  const load = (src) =>
    new Promise((done, failed) => {
      const script = document.createElement('script');
      // React looks for its scripts by these two attributes, so that it does not load them again.
      script.setAttribute('async', '');
      script.setAttribute('src', src);
      script.dataset.first = '';
      script.onload = done;
      script.onerror = failed;
      document.head.append(script);
    });
  const loadOrHeal = (src) =>
    load(src).catch(async (error) => {
      if (await refetched(new URL(src, location.href).href)) return load(src);
      throw error;
    });

  let started = false;
  const start = () => {
    if (started) return;
    // A touch may come before the whole page has: React takes over all of it.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
      return;
    }
    started = true;
    for (const { href } of lost()) refetched(href).then((ok) => ok && renew());
    const files = [...document.querySelectorAll('script[data-src]')].map(
      ({ dataset }) => dataset.src,
    );
    // Turbopack's runtime is what runs the others. It comes when all of them are there: with one missing React would put an
    // error in the place of the page; so the page stays as it is, readable and linked.
    const isRuntime = (src) => src.includes('/turbopack-');
    // One after the other: asking for all of them at once would hold up a slow phone for one long moment.
    const inTurn = (place) => new Promise((turn) => setTimeout(turn, 4 * place));
    const loadAll = (list) =>
      Promise.all(list.map((src, place) => inTurn(place).then(() => loadOrHeal(src))));
    loadAll(files.filter((src) => !isRuntime(src)))
      .then(() => loadAll(files.filter(isRuntime)))
      .then(takeBack)
      .catch(fail);
  };
  const become = (scripts) => {
    state.scripts = scripts;
    // A control whose press will be done is not disabled, although its code comes with the press.
    for (const control of document.querySelectorAll('button[aria-disabled]'))
      control.setAttribute('aria-disabled', scripts === 'loading');
    // What is on its way after that long still comes, and works then.
    if (scripts === 'loading') setTimeout(fail, 10_000);
  };
  const wake = ({ type }) => {
    if (state.scripts === 'waiting') become('loading');
    // Until React is here what is read would run through the header's links.
    if (type === 'scroll') document.querySelector('header')?.setAttribute('data-scrolled', true);
    start();
  };
  let rests;
  try {
    // Not where a place is to be scrolled to or was restored, something was pressed before, or a control has a choice to show.
    rests =
      document.querySelector('[data-rests]') &&
      !(location.hash || scrollY || document.querySelector(':focus') || localStorage.length);
  } catch {}
  const signs = ['pointerdown', 'keydown'];
  // Last: where a browser or an add-on stops this file before, the style sheet ends the waiting.
  if (rests) {
    // No `pointermove`: browsers send one to a page that opens under a pointer at rest.
    signs.push('scroll', 'focusin', 'click');
    become('waiting');
    // Not all controls may have been there.
    addEventListener('DOMContentLoaded', () => become(state.scripts));
  } else {
    // Two frames: the first view is not only loaded then, but painted.
    const startPainted = () => requestAnimationFrame(() => requestAnimationFrame(start));
    if (document.readyState === 'complete') startPainted();
    else addEventListener('load', startPainted, { once: true });
    setTimeout(start, 3000);
    become('loading');
  }
  for (const sign of signs) addEventListener(sign, wake, { once: true, capture: true });
})();
