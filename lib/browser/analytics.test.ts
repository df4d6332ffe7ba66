/** @jest-environment jsdom */
import { startAnalytics } from './analytics';

const service = { company: 'Counter', endpoint: 'https://counter.example/api/event' };
const fetched = jest.fn();
let end = () => {};

function signal(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** Names of what was told so far, the page view first. */
const told = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(body).name);

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(undefined);
  window.fetch = fetched;
  document.body.innerHTML = `
    <article data-plan="annual"><a href="#x" data-event="plan chosen"><b>Choose</b></a><i>words</i></article>
    <button data-event="demo started">Start</button>
    <details id="faq-refund"><summary>Refund?</summary></details>
    <details id="other"></details>`;
});

afterEach(() => {
  end();
  signal('globalPrivacyControl', undefined);
  signal('doNotTrack', null);
});

const element = (selector: string) => document.querySelector(selector) as HTMLElement;

function toggle(selector: string, open: boolean) {
  (element(selector) as HTMLDetailsElement).open = open;
  element(selector).dispatchEvent(new Event('toggle'));
}

it('tells of the page, without cookies, referrer or a question first', () => {
  end = startAnalytics(service);
  expect(fetched).toHaveBeenCalledWith(
    service.endpoint,
    expect.objectContaining({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'no-cors',
    }),
  );
  expect(told()).toEqual(['pageview']);
});

it.each([
  ['a plan', () => element('b').click(), 'plan chosen'],
  ['the demo', () => element('button').click(), 'demo started'],
  ['a question', () => toggle('#faq-refund', true), 'question opened'],
  [
    'a plan in a new tab',
    () => element('a').dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true })),
    'plan chosen',
  ],
])('tells of %s', (_what, use, name) => {
  end = startAnalytics(service);
  use();
  expect(told()).toEqual(['pageview', name]);
});

it.each([
  ['words beside a plan’s button', () => element('i').click()],
  ['a question that closes', () => toggle('#faq-refund', false)],
  ['something else that opens', () => toggle('#other', true)],
  [
    'a menu',
    () => element('a').dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true })),
  ],
])('does not tell of %s', (_what, use) => {
  end = startAnalytics(service);
  use();
  expect(told()).toEqual(['pageview']);
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('tells nothing of a visitor with %s', (name, value) => {
  signal(name, value);
  end = startAnalytics(service);
  element('button').click();
  expect(fetched).not.toHaveBeenCalled();
});

it('tells nothing once it is ended', () => {
  startAnalytics(service)();
  element('button').click();
  expect(told()).toEqual(['pageview']);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'cannot be called',
    () => {
      throw new TypeError('blocked');
    },
  ],
])('is silent where fetch %s', async (_what, failing) => {
  fetched.mockImplementation(failing);
  end = startAnalytics(service);
  expect(() => element('button').click()).not.toThrow();
  await Promise.resolve();
});
