import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageShow } from '@/lib/testing/page';
import {
  MAX_REDIRECT_DELAY_MS,
  REDIRECT_DELAY_MS,
  RETRY_DELAY_MS,
  useChoosePlan,
} from './checkout';
import { clearToast, preloadToaster, showToast } from './toast';

jest.mock('./toast');

/** jsdom can follow only hash links. */
const monthly = 'http://localhost/#monthly';
const annual = 'http://localhost/#annual';
const words = {
  redirecting: { title: 'Redirecting...', text: 'Taking you there' },
  missingLink: { title: 'Error', text: 'No payment link' },
  dismissToast: 'Dismiss',
};

/** Renders a link, or a button for a plan without a payment link. */
function Plan({ paymentLink = monthly }: { paymentLink?: string | null }) {
  const { onClick, preload, isLeaving } = useChoosePlan(paymentLink, words);
  const props = { onClick, onPointerEnter: preload, 'data-leaving': isLeaving, children: 'Choose' };
  return paymentLink ? <a href={paymentLink} {...props} /> : <button type="button" {...props} />;
}

/** Clicks a plan. @returns whether the browser would follow the link */
function click(options = {}, place = 0): boolean {
  let isFollowed = false;
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(screen.getAllByText('Choose')[place] as HTMLElement, options);
  return isFollowed;
}

/** Advances time. @returns the new hash, empty without a redirect */
async function visitedIn(ms: number): Promise<string> {
  await act(async () => jest.advanceTimersByTimeAsync(ms));
  const { hash } = window.location;
  window.history.replaceState(null, '', '/');
  return hash;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(clearToast).mockReset();
  jest.mocked(showToast).mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  pageShow(true);
  jest.useRealTimers();
});

it.each([
  ['at once', 0, REDIRECT_DELAY_MS],
  ['a little later', 200, REDIRECT_DELAY_MS + 200],
  ['late', MAX_REDIRECT_DELAY_MS - REDIRECT_DELAY_MS + 1, MAX_REDIRECT_DELAY_MS],
  ['after the visitor has left', MAX_REDIRECT_DELAY_MS + 500, MAX_REDIRECT_DELAY_MS],
  ['never', 2 ** 30, MAX_REDIRECT_DELAY_MS],
])('redirects once and in time; the toast appears: %s (R-PRICE-4)', async (_, toastMs, leftMs) => {
  const visible = new Promise<void>((resolve) => setTimeout(resolve, toastMs));
  jest.mocked(showToast).mockReturnValue(visible);
  render(<Plan />);
  fireEvent.pointerEnter(screen.getByText('Choose'));
  expect(preloadToaster).toHaveBeenCalled();
  expect(click()).toBe(false);
  expect(showToast).toHaveBeenCalledWith({
    kind: 'status',
    ...words.redirecting,
    dismissLabel: 'Dismiss',
    place: screen.getByText('Choose'),
  });
  expect(await visitedIn(leftMs - 1)).toBe('');
  expect(await visitedIn(1)).toBe('#monthly');
  expect(await visitedIn(3000)).toBe('');
});

it('redirects after 0.7 to 1 second (R-PRICE-4)', () => {
  expect([REDIRECT_DELAY_MS, MAX_REDIRECT_DELAY_MS]).toEqual([700, 1000]);
});

it('ignores repeated clicks until RETRY_DELAY_MS after the redirect (R-PRICE-4)', async () => {
  render(<Plan />);
  click();
  expect(click()).toBe(false);
  await visitedIn(REDIRECT_DELAY_MS);
  expect(click()).toBe(false);
  expect(await visitedIn(RETRY_DELAY_MS - 1)).toBe('');
  expect(showToast).toHaveBeenCalledTimes(1);
  await visitedIn(1);
  click();
  expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
});

it('redirects to the last chosen plan, and marks its link as leaving', async () => {
  render(
    <>
      <Plan />
      <Plan paymentLink={annual} />
    </>,
  );
  const leaving = () => screen.getAllByText('Choose').map((plan) => plan.dataset.leaving);
  expect(leaving()).toEqual(['false', 'false']);
  click();
  expect(leaving()).toEqual(['true', 'false']);
  await visitedIn(100);
  click({}, 1);
  expect(leaving()).toEqual(['false', 'true']);
  expect(await visitedIn(REDIRECT_DELAY_MS - 1)).toBe('');
  expect(await visitedIn(1)).toBe('#annual');
  await visitedIn(RETRY_DELAY_MS);
  // The page is still open, so the visitor stopped the navigation.
  expect(leaving()).toEqual(['false', 'false']);
});

it('leaves a click with a modifier key to the browser, without a toast', () => {
  render(<Plan />);
  expect(click({ ctrlKey: true })).toBe(true);
  expect(showToast).not.toHaveBeenCalled();
  click();
  expect(click({ ctrlKey: true })).toBe(true);
});

it.each([
  ['clears the toast and the redirect on a page from the back/forward cache', true, 1, ''],
  ['keeps toast and redirect on a fresh page', false, 0, '#monthly'],
])('%s', async (_, isPersisted, cleared, hash) => {
  render(<Plan />);
  click();
  act(() => pageShow(isPersisted));
  expect(clearToast).toHaveBeenCalledTimes(cleared);
  expect(await visitedIn(10_000)).toBe(hash);
  click();
  expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
});

it.each([null, ''])(
  'a plan with the link %p shows an error on each click (R-PRICE-5)',
  async (paymentLink) => {
    render(<Plan paymentLink={paymentLink} />);
    click();
    click({ ctrlKey: true });
    const place = screen.getByText('Choose');
    const toast = { kind: 'error', ...words.missingLink, dismissLabel: 'Dismiss', place };
    expect(jest.mocked(showToast).mock.calls).toEqual([[toast], [toast]]);
    expect(await visitedIn(10_000)).toBe('');
  },
);
