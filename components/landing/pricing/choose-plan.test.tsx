import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { pageShow } from '@/lib/testing/page';
import { MAX_REDIRECT_DELAY_MS, REDIRECT_DELAY_MS, RETRY_DELAY_MS } from './checkout';
import { ChoosePlan } from './choose-plan';

/** How the import of the toaster settles; undefined means at once. */
let settle: ((resolve: (code: object) => void, reject: (error: Error) => void) => void) | undefined;

const toaster = jest.requireActual('./toaster');
jest.mock('./toaster', () => ({
  __esModule: true,
  Toast: jest.requireActual('./toaster').Toast,
  // biome-ignore lint/suspicious/noThenProperty: the import waits for it
  get then() {
    return settle;
  },
}));

/** jsdom can follow only hash links. */
const monthly = 'http://localhost/#monthly';
const annual = 'http://localhost/#annual';
const texts = {
  redirecting: { title: 'Redirecting...', text: 'Taking you there' },
  missingLink: { title: 'Error', text: 'No <b>link</b>' },
  dismissToast: 'Dismiss',
};
const away = 'Redirecting... Taking you there';
const error = 'Error No <b>link</b>';

/** Renders a button for each payment link. */
function renderPlans(...links: (string | null)[]) {
  renderCards(links);
}

function renderCards(links: readonly (string | null)[], isFree = false) {
  const cards = links.map((paymentLink, index) => ({
    id: `plan-${index}`,
    choose: `Choose ${index}`,
    popular: false,
    isFree,
    paymentLink,
  }));
  render(
    <>
      {cards.map((card) => (
        <ChoosePlan key={card.id} card={card} leaves="(leaves)" controls={texts} />
      ))}
      <div id="toast-status" />
      <div id="toast-alert" />
    </>,
  );
}

const buttons = () => [...document.querySelectorAll('.plan-choose > :is(a, button)')];

/** Clicks a plan. @returns whether the browser would follow the link */
function click(place = 0, options = {}): boolean {
  let isFollowed = false;
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(buttons()[place] as Element, options);
  return isFollowed;
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/** Advances time. @returns the new hash, empty without a redirect */
async function visitedIn(ms: number): Promise<string> {
  await pass(ms);
  const { hash } = window.location;
  window.history.replaceState(null, '', '/');
  return hash;
}

/** Texts of the status and alert regions. */
const announced = () =>
  ['toast-status', 'toast-alert'].map((id) => document.getElementById(id)?.textContent);
/** The announcement, if visible. */
const fallback = () => document.querySelector('.visible-status')?.textContent;
/** Texts of the toasts on screen, with the number of the plan. */
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map((toast) => {
    const plan = [...document.querySelectorAll('.plan-choose')].findIndex((one) =>
      one.contains(toast),
    );
    return `${plan}: ${toast.querySelector('[data-content]')?.textContent}`;
  });
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  settle = undefined;
  jest.useFakeTimers();
});
afterEach(async () => {
  act(() => pageShow(true));
  jest.useRealTimers();
});

it('a link to a free plan is followed at once, without a word of payment', () => {
  renderCards([monthly], true);
  expect(click()).toBe(true);
  expect(announced()).toEqual(['', '']);
});

describe('the toast', () => {
  it('is announced at once as text, and errors in a separate region', async () => {
    renderPlans(monthly, null);
    click();
    expect(announced()).toEqual([away, '']);
    click(1);
    expect(announced()).toEqual(['', error]);
    await pass(0);
  });

  it('is announced in new nodes when repeated', async () => {
    renderPlans(null);
    click();
    const before = document.querySelector('strong');
    click();
    expect(document.querySelector('strong')).not.toBe(before);
    await pass(0);
  });

  it('replaces the one before', async () => {
    renderPlans(monthly, null);
    click();
    click(1);
    await pass(50);
    expect(shown()).toEqual(['1: ErrorNo <b>link</b>']);
    click();
    await pass(50);
    expect(shown()).toEqual(['0: Redirecting...Taking you there']);
    click(1);
    await pass(50);
    dismiss();
    click(1);
    await pass(1000);
    expect(shown()).toEqual(['1: ErrorNo <b>link</b>']);
    expect(announced()).toEqual(['', error]);
  });

  it('stays until dismissed; its record stays for 1,000,000 ms more', async () => {
    renderPlans(null);
    click();
    await pass(3_600_000);
    expect(shown()).toHaveLength(1);
    dismiss();
    expect(announced()).toEqual(['', '']);
    await pass(1_000_000);
    expect(shown()).toEqual([]);
    expect(toast.getHistory().at(-1)).toMatchObject({ title: 'Error' });
  });

  it('is replaced by the visible announcement if its code cannot load', async () => {
    settle = (_, reject) => reject(new Error('404'));
    renderPlans(null);
    fireEvent.pointerEnter(buttons()[0] as Element);
    click();
    await pass(0);
    expect(fallback()).toBe(error);
    settle = undefined;
    click();
    await pass(50);
    expect(fallback()).toBeUndefined();
    expect(shown()).toHaveLength(1);
  });

  it('is replaced by the visible announcement if its code takes longer than 2 seconds', async () => {
    settle = () => undefined;
    renderPlans(null);
    click();
    await pass(1999);
    expect(fallback()).toBeUndefined();
    await pass(1);
    expect(fallback()).toBe(error);
  });
});

describe('a click on a plan', () => {
  it.each([
    ['at once', 0, REDIRECT_DELAY_MS],
    ['a little later', 200, REDIRECT_DELAY_MS + 200],
    ['late', MAX_REDIRECT_DELAY_MS - REDIRECT_DELAY_MS + 1, MAX_REDIRECT_DELAY_MS],
    ['after the visitor has left', MAX_REDIRECT_DELAY_MS + 500, MAX_REDIRECT_DELAY_MS],
    ['never', 2 ** 30, MAX_REDIRECT_DELAY_MS],
  ])('redirects once and in time; the toast loads: %s', async (_, toastMs, leftMs) => {
    settle = (resolve) => setTimeout(resolve, toastMs, toaster);
    renderPlans(monthly);
    expect(click()).toBe(false);
    expect(await visitedIn(leftMs - 1)).toBe('');
    expect(await visitedIn(1)).toBe('#monthly');
    expect(await visitedIn(3000)).toBe('');
  });

  it('redirects after 0.7 to 1 second', () => {
    expect([REDIRECT_DELAY_MS, MAX_REDIRECT_DELAY_MS]).toEqual([700, 1000]);
  });

  it('redirects even if the toast is dismissed', async () => {
    renderPlans(monthly);
    click();
    await pass(100);
    dismiss();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it('is ignored if repeated, until RETRY_DELAY_MS after the redirect', async () => {
    renderPlans(monthly);
    click();
    const first = document.querySelector('strong');
    expect(click()).toBe(false);
    await visitedIn(REDIRECT_DELAY_MS);
    expect(click()).toBe(false);
    expect(await visitedIn(RETRY_DELAY_MS - 1)).toBe('');
    expect(document.querySelector('strong')).toBe(first);
    await visitedIn(1);
    click();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it('redirects to the last chosen plan, and marks its link as leaving', async () => {
    renderPlans(monthly, annual);
    const texts = () => buttons().map((button) => button.firstChild?.textContent);
    click();
    expect(texts()).toEqual(['Redirecting...', 'Choose 1']);
    await pass(100);
    click(1);
    expect(texts()).toEqual(['Choose 0', 'Redirecting...']);
    expect(await visitedIn(REDIRECT_DELAY_MS - 1)).toBe('');
    expect(await visitedIn(1)).toBe('#annual');
    await pass(RETRY_DELAY_MS);
    // The page is still open, so the visitor stopped the navigation.
    expect(texts()).toEqual(['Choose 0', 'Choose 1']);
  });

  it('is left to the browser with a modifier key, without a toast', async () => {
    renderPlans(monthly);
    expect(click(0, { ctrlKey: true })).toBe(true);
    expect(announced()).toEqual(['', '']);
    click();
    expect(click(0, { ctrlKey: true })).toBe(true);
    await pass(0);
  });

  it.each([
    ['is forgotten on a page from the back/forward cache', true, [], ''],
    ['lasts on a fresh page', false, ['0: Redirecting...Taking you there'], '#monthly'],
  ])('%s', async (_, isPersisted, toasts, hash) => {
    renderPlans(monthly);
    click();
    await pass(50);
    act(() => pageShow(isPersisted));
    expect(shown()).toEqual(toasts);
    expect(await visitedIn(10_000)).toBe(hash);
    click();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it.each([null, ''])('shows an error for the link %p', async (paymentLink) => {
    renderPlans(paymentLink, monthly);
    click(1);
    click(0, { ctrlKey: true });
    expect(announced()).toEqual(['', error]);
    expect(await visitedIn(10_000)).toBe('');
  });
});
