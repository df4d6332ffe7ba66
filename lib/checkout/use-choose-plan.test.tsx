import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageShow } from '../testing/page-show';
import { preloadToaster, showToast } from '../toast/show-toast';
import { REDIRECT_DELAY, REDIRECT_LIMIT } from './choose-plan';
import { navigate } from './navigate';
import { click, link, Plan } from './plan-fixture';

jest.mock('./navigate');
jest.mock('../toast/show-toast');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockReset();
  jest.mocked(preloadToaster).mockReset();
  jest.mocked(showToast).mockReset().mockResolvedValue(undefined);
});

afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe('a plan with a payment link', () => {
  it('says where the visitor is taken', () => {
    render(<Plan />);
    click();
    expect(showToast).toHaveBeenCalledWith({
      kind: 'status',
      title: 'Redirecting...',
      text: 'Taking you to our secure payment page',
      dismissLabel: 'Dismiss',
    });
  });

  it('is not followed by the browser as well', () => {
    render(<Plan />);
    expect(click()).toBe(false);
  });

  it('then leads to the payment page', async () => {
    render(<Plan />);
    click();
    await pass(REDIRECT_DELAY);
    expect(navigate).toHaveBeenCalledWith(link);
  });

  it('leads there once for a double click', async () => {
    render(<Plan />);
    click();
    click();
    await pass(REDIRECT_DELAY);
    click();
    await pass(REDIRECT_LIMIT);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('says so once for a double click', () => {
    render(<Plan />);
    click();
    click();
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  it('keeps the browser from following the second of two clicks', () => {
    render(<Plan />);
    click();
    expect(click()).toBe(false);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Meta', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('is the browser’s with %s', (_, options) => {
    render(<Plan />);
    expect(click(options)).toBe(true);
  });

  it('shows no toast for what is the browser’s', () => {
    render(<Plan />);
    click({ ctrlKey: true });
    expect(showToast).not.toHaveBeenCalled();
  });

  it('works again when the visitor comes back through the back/forward cache', async () => {
    render(<Plan />);
    click();
    await pass(REDIRECT_DELAY);
    act(() => pageShow(true));
    click();
    await pass(REDIRECT_DELAY);
    expect(navigate).toHaveBeenCalledTimes(2);
  });

  it('does not leave again by itself when the visitor comes back', async () => {
    render(<Plan />);
    click();
    act(() => pageShow(true));
    await pass(10_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('still leaves when the page was only loaded', async () => {
    render(<Plan />);
    click();
    act(() => pageShow(false));
    await pass(REDIRECT_DELAY);
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('does not leave once its page is gone', async () => {
    const { unmount } = render(<Plan />);
    click();
    unmount();
    await pass(10_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('still leaves when the link is given a campaign meanwhile', async () => {
    const { rerender } = render(<Plan />);
    click();
    rerender(<Plan paymentLink={`${link}?utm_source=news`} />);
    await pass(REDIRECT_DELAY);
    expect(navigate).toHaveBeenCalledWith(link);
  });

  it('does not leave once its page is gone, a campaign on the link or not', async () => {
    const { rerender, unmount } = render(<Plan />);
    click();
    rerender(<Plan paymentLink={`${link}?utm_source=news`} />);
    unmount();
    await pass(10_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('fetches the toaster at the first sign of interest', () => {
    render(<Plan />);
    fireEvent.pointerEnter(screen.getByText('Choose'));
    expect(preloadToaster).toHaveBeenCalledTimes(1);
  });
});

describe('a plan without one', () => {
  it('says what is wrong', () => {
    render(<Plan paymentLink={null} />);
    click();
    expect(showToast).toHaveBeenCalledWith({
      kind: 'error',
      title: 'Error',
      text: 'Unable to find payment link for this plan.',
      dismissLabel: 'Dismiss',
    });
  });

  it('leads nowhere', async () => {
    render(<Plan paymentLink={null} />);
    click();
    await pass(10_000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('says so at every click', () => {
    render(<Plan paymentLink={null} />);
    click();
    click();
    expect(showToast).toHaveBeenCalledTimes(2);
  });
});
