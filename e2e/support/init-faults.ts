type Fault = () => void;

// Each runs before anything else of a page, and uses nothing from outside.

/** As a browser does it that is told to block all cookies. */
const forbiddenStorage: Fault = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  Object.defineProperty(Document.prototype, 'cookie', {
    get() {
      throw new DOMException('Cookies are blocked.', 'SecurityError');
    },
  });
};

const missingFeatures: Fault = () => {
  const missing = [
    'matchMedia',
    'IntersectionObserver',
    'ResizeObserver',
    'requestIdleCallback',
    'cancelIdleCallback',
    'onscrollend',
  ];
  for (const name of missing) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Navigator.prototype, 'clipboard');
};

/** As privacy add-ons do it. */
const throwingCanvas: Fault = () => {
  HTMLCanvasElement.prototype.getContext = () => {
    throw new Error('canvas is blocked');
  };
};

const addedElements: Fault = () => {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.setAttribute('data-extension', '1');
    document.body.setAttribute('data-gr-ext', '1');
    document.body.prepend(document.createElement('extension-bar'));
    for (const section of document.querySelectorAll('section')) {
      section.setAttribute('data-seen', '1');
      section.append(document.createElement('extension-note'));
    }
    for (const link of document.querySelectorAll('a')) {
      link.setAttribute('rel', 'extension');
      link.prepend(document.createElement('i'));
    }
  });
};

// Where React takes over: elsewhere its words stay.
const changedWords: Fault = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(
      '[data-waits] :is(h1, h2, p, a, summary, button)',
    ))
      for (const child of element.childNodes)
        if (child instanceof Text && child.data.trim()) child.data = `${child.data} (checked)`;
  });
};

/** What a browser may forbid or lack, and an extension do; faults that do not meet are brought about together. */
export const initFaults: Record<string, readonly Fault[]> = {
  'storage and cookies are forbidden, newer features are missing, canvas throws @firefox': [
    forbiddenStorage,
    missingFeatures,
    throwingCanvas,
  ],
  'an extension added elements and changed words before the scripts': [addedElements, changedWords],
};

/** Wraps every text of the page in an element, as the translation of a browser does. Runs in the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}
