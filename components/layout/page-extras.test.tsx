import { act, render } from '@testing-library/react';
import { startAnalytics } from '@/lib/browser/analytics';
import { startCampaigns } from '@/lib/browser/campaign';
import { setPage } from '@/lib/testing/page';
import { PageExtras } from './page-extras';

jest.mock('@/lib/browser/analytics');
jest.mock('@/lib/browser/campaign');

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no navigation timing.
  window.performance.getEntriesByType = () => [];
});
afterEach(() => {
  jest.useRealTimers();
  setPage({});
});

const extras = (
  <PageExtras pauseMotion="Pause" resumeMotion="Resume" campaignHosts={null} analytics={null} />
);
const axis = () => document.querySelector<HTMLElement>('.price-axis');
const progress = () => Number(axis()?.style.getPropertyValue('--progress'));

function scrollTo(scrollY: number) {
  setPage({ scrollY });
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersToNextFrame();
}

it.each([
  ['the top', 0, 0],
  ['a quarter', 600, 0.25],
  ['the end', 2400, 1],
  ['the bounce above the top', -40, 0],
  ['the bounce below the end', 2450, 1],
])('marks %s, after a scroll as at the start', (_, scrollY, expected) => {
  render(extras);
  scrollTo(scrollY);
  expect(progress()).toBe(expected);
  render(extras);
  expect(progress()).toBe(expected);
});

it.each([600, 400, 0])('stays at 0 on a page of %i px in a window of 600', (documentHeight) => {
  setPage({ documentHeight });
  render(extras);
  expect(progress()).toBe(0);
});

it('stops with the component', () => {
  const { unmount } = render(extras);
  const element = axis();
  unmount();
  scrollTo(2400);
  expect(element?.style.getPropertyValue('--progress')).toBe('0.0000');
});

describe('what the site has switched on', () => {
  const service = { company: 'Counter', endpoint: 'https://counter.example/api/event' };
  const hosts = ['pay.example'];
  const end = jest.fn();
  const show = (isOn: boolean) =>
    render(
      <PageExtras
        pauseMotion="Pause"
        resumeMotion="Resume"
        campaignHosts={isOn ? hosts : null}
        analytics={isOn ? service : null}
      />,
    );
  const loaded = () => act(() => jest.advanceTimersByTimeAsync(10));

  beforeEach(() => {
    end.mockReset();
    jest.mocked(startCampaigns).mockReset();
    jest.mocked(startAnalytics).mockReset().mockReturnValue(end);
  });

  it('is started with its setting, and ends with the page', async () => {
    const { unmount } = show(true);
    await loaded();
    expect(startCampaigns).toHaveBeenCalledWith(hosts);
    expect(startAnalytics).toHaveBeenCalledWith(service);
    expect(end).not.toHaveBeenCalled();
    unmount();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('is nothing where it is off', async () => {
    show(false);
    await loaded();
    expect(startCampaigns).not.toHaveBeenCalled();
    expect(startAnalytics).not.toHaveBeenCalled();
  });

  it('does not begin when the page is gone before the code has come', async () => {
    show(true).unmount();
    await loaded();
    expect(startCampaigns).not.toHaveBeenCalled();
    expect(startAnalytics).not.toHaveBeenCalled();
  });
});
