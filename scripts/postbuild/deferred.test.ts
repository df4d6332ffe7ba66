import { deferred } from './deferred';

const page =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><script>self.__next_f=[]</script></body></html>';

/** The starter of a deferred page, with the document it will find. */
function run(readyState: DocumentReadyState) {
  const html = deferred(page);
  document.head.innerHTML = '<script data-src="/a.js"></script>';
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const source = /<script>(\(\(\).*)<\/script><\/body>/.exec(html)?.[1];
  if (!source) throw new Error('no starter');
  new Function(source)();
}

const started = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.outerHTML);
const real = ['<script async="" src="/a.js"></script>'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // Starters that still wait would start in the next test.
  window.dispatchEvent(new Event('pointerdown'));
  jest.restoreAllMocks();
});

it('leaves async scripts waiting', () => {
  expect(deferred(page)).toContain('<script data-src="/a.js"></script>');
});

it('asks for no script ahead', () => {
  expect(deferred(page)).not.toContain('rel="preload"');
});

it('leaves scripts of old browsers alone', () => {
  expect(deferred(page)).toContain('<script src="/old.js" noModule=""></script>');
});

it('refuses a page whose scripts it does not know', () => {
  expect(() => deferred('<body></body>')).toThrow('no async script');
});

it('starts when a page that has loaded is painted', () => {
  run('complete');
  jest.advanceTimersByTime(50);
  expect(started()).toEqual(real);
});

it('waits while the page loads', () => {
  run('interactive');
  expect(started()).toEqual([]);
});

it.each(['load', 'pointerdown', 'keydown'])('starts once at %s', (event) => {
  run('interactive');
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(event));
  jest.advanceTimersByTime(50);
  expect(started()).toEqual(real);
});

it('starts after three seconds whatever hangs', () => {
  run('interactive');
  jest.advanceTimersByTime(3000);
  expect(started()).toEqual(real);
});
