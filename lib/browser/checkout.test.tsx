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

/** jsdom goes nowhere but to a hash of the open page. */
const monthly = 'http://localhost/#monthly';
const annual = 'http://localhost/#annual';
const redirecting = { title: 'Redirecting...', text: 'Taking you to our secure payment page' };
const missingLink = { title: 'Error', text: 'Unable to find payment link for this plan.' };

/** A plan as a visitor meets it: a link, or a button where it has none. */
function Plan({ paymentLink = monthly }: { paymentLink?: string | null }) {
  const words = { redirecting, missingLink, dismissLabel: 'Dismiss' };
  const { onClick, preload } = useChoosePlan({ paymentLink, ...words });
  const props = { onClick, onPointerEnter: preload, children: 'Choose' };
  return paymentLink ? <a href={paymentLink} {...props} /> : <button type="button" {...props} />;
}

/** Clicks a plan. @returns whether the browser would follow the link */
function click(options = {}, plan = screen.getAllByText('Choose')[0] as HTMLElement): boolean {
  let isFollowed = false;
  const last = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(plan, options);
  return isFollowed;
}

/** Lets time pass. @returns the hash that the browser was sent to meanwhile, empty without one */
async function visitedIn(ms: number): Promise<string> {
  await act(async () => jest.advanceTimersByTimeAsync(ms));
  const { hash } = window.location;
  window.history.replaceState(null, '', '/');
  return hash;
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const mock of [preloadToaster, clearToast]) jest.mocked(mock).mockReset();
  jest.mocked(showToast).mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  pageShow(true);
  jest.useRealTimers();
});

describe('a plan with a payment link', () => {
  it('says where the visitor is taken, and takes them there once the toast was to be seen', async () => {
    render(<Plan />);
    expect(click()).toBe(false);
    expect(showToast).toHaveBeenCalledWith({
      kind: 'status',
      ...redirecting,
      dismissLabel: 'Dismiss',
    });
    expect(await visitedIn(REDIRECT_DELAY_MS - 1)).toBe('');
    expect(await visitedIn(1)).toBe('#monthly');
  });

  it.each([
    ['a little later', 200, REDIRECT_DELAY_MS + 200],
    ['late', MAX_REDIRECT_DELAY_MS - REDIRECT_DELAY_MS + 1, MAX_REDIRECT_DELAY_MS],
    ['after the visitor has left', MAX_REDIRECT_DELAY_MS + 500, MAX_REDIRECT_DELAY_MS],
    ['never', 2 ** 30, MAX_REDIRECT_DELAY_MS],
  ])('leads there once, in time, although the toast comes %s', async (_, toastMs, leftMs) => {
    const visible = new Promise<void>((resolve) => setTimeout(resolve, toastMs));
    jest.mocked(showToast).mockReturnValue(visible);
    render(<Plan />);
    click();
    expect(await visitedIn(leftMs - 1)).toBe('');
    expect(await visitedIn(1)).toBe('#monthly');
    expect(await visitedIn(3000)).toBe('');
  });

  it('leads there once for a double click, which the browser does not follow either', async () => {
    render(<Plan />);
    click();
    expect(click()).toBe(false);
    await visitedIn(REDIRECT_DELAY_MS);
    expect(click()).toBe(false);
    expect(await visitedIn(RETRY_DELAY_MS - 1)).toBe('');
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  it('can be chosen again when the visitor must have stopped the browser', async () => {
    render(<Plan />);
    click();
    await visitedIn(REDIRECT_DELAY_MS + RETRY_DELAY_MS);
    click();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it('gives way to the plan that is chosen last', async () => {
    render(
      <>
        <Plan />
        <Plan paymentLink={annual} />
      </>,
    );
    click();
    await visitedIn(100);
    click({}, screen.getAllByText('Choose')[1]);
    expect(await visitedIn(REDIRECT_DELAY_MS - 1)).toBe('');
    expect(await visitedIn(1)).toBe('#annual');
  });

  it.each([
    ['a modifier key', { ctrlKey: true }],
    ['the middle button', { button: 1 }],
  ])('is the browser’s with %s, without a toast, under way or not', async (_, options) => {
    render(<Plan />);
    expect(click(options)).toBe(true);
    expect(showToast).not.toHaveBeenCalled();
    click();
    expect(click(options)).toBe(true);
  });

  it('does not leave again by itself when the visitor comes back through the back/forward cache', async () => {
    render(<Plan />);
    click();
    act(() => pageShow(true));
    expect(clearToast).toHaveBeenCalled();
    expect(await visitedIn(10_000)).toBe('');
  });

  it('works again at once then', async () => {
    render(<Plan />);
    click();
    await visitedIn(REDIRECT_DELAY_MS);
    act(() => pageShow(true));
    click();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it('still leaves, and keeps its toast, when the page was only loaded', async () => {
    render(<Plan />);
    click();
    act(() => pageShow(false));
    expect(clearToast).not.toHaveBeenCalled();
    expect(await visitedIn(REDIRECT_DELAY_MS)).toBe('#monthly');
  });

  it('still leads to where the click led when the link is given a campaign meanwhile', async () => {
    const { rerender } = render(<Plan />);
    click();
    rerender(<Plan paymentLink={annual} />);
    expect(await visitedIn(10_000)).toBe('#monthly');
  });

  it('does not leave once its page is gone, a campaign on the link or not', async () => {
    const { rerender, unmount } = render(<Plan />);
    click();
    rerender(<Plan paymentLink={annual} />);
    unmount();
    expect(await visitedIn(10_000)).toBe('');
  });

  it('fetches the toaster at the first sign of interest', () => {
    render(<Plan />);
    fireEvent.pointerEnter(screen.getByText('Choose'));
    expect(preloadToaster).toHaveBeenCalledTimes(1);
  });
});

it.each([null, ''])(
  'a plan with the link %p says at every click what is wrong, and leads nowhere',
  async (paymentLink) => {
    render(<Plan paymentLink={paymentLink} />);
    click();
    click({ ctrlKey: true });
    expect(showToast).toHaveBeenCalledTimes(2);
    expect(showToast).toHaveBeenCalledWith({
      kind: 'error',
      ...missingLink,
      dismissLabel: 'Dismiss',
    });
    expect(await visitedIn(10_000)).toBe('');
  },
);
