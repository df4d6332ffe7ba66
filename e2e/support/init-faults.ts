/** What can be wrong with a browser. Each runs before anything else of a page, and uses nothing from outside. */
export const initFaults: Record<string, () => void> = {
  // As a browser does it that is told to block all cookies.
  'storage and cookies are forbidden': () => {
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
  },
  'storage is switched off': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: null });
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'storage holds garbage': () => {
    for (const key of ['ui:motion', 'ui:notices'])
      localStorage.setItem(key, '{"\u0000<script>alert(1)</script>');
  },
  'newer features are missing': () => {
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
  },
  'canvas is blocked': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  },
  'an extension added elements and attributes before the scripts': () => {
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
  },
  'an extension changed words before the scripts': () => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, h2, p, a, summary, button'))
        for (const child of element.childNodes)
          if (child instanceof Text && child.data.trim()) child.data = `${child.data} (checked)`;
    });
  },
};

/**
 * Under these not all code of the page can run: its modules describe what they export as plain objects, and the animation
 * library takes everything that it finds in one for its own.
 */
export const fatalFaults: Record<string, () => void> = {
  'another script added functions to every object': () => {
    Object.assign(Object.prototype, { evil: () => 'yes' });
    Object.assign(Array.prototype, { evil: () => 'yes' });
  },
  'another script added a text to every object': () => {
    Object.assign(Object.prototype, { polluted: 'yes' });
  },
  'another script broke every property definition': () => {
    Object.assign(Object.prototype, { get: 'not a function' });
  },
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
