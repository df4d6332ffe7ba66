import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import LandingPage from './page';

it('shows the listed sections, numbered without gaps', async () => {
  // jsdom cannot scroll.
  Element.prototype.scrollTo = () => undefined;
  const [home, ...others] = content.sections;
  for (const sections of [
    content.sections,
    [home, ...others.filter(({ id }) => id !== 'indicators').reverse()],
  ]) {
    content.sections = sections.flatMap((section) => section ?? []);
    const { container, unmount } = render(await LandingPage());
    const shown = [...container.querySelectorAll('section[id]')];
    // The notices are in the footer.
    const ids = content.sections.map(({ id }) => id).filter((id) => id !== 'notices');
    expect(shown.map(({ id }) => id)).toEqual(ids);
    const numbers = shown
      .filter(({ id }) => container.querySelector(`.section-nav [href="#${id}"]`))
      .map(({ textContent }) => textContent?.match(/^\D{0,20}(\d\d)\s*·/)?.[1]);
    expect(numbers).toEqual(numbers.map((_, index) => (index ? `0${index + 1}` : undefined)));
    unmount();
  }
});

it('states the last refund day', async () => {
  jest.useFakeTimers({ now: new Date(2026, 0, 1) });
  Object.assign(content.site, { refundDays: 11, locale: 'en-US' });
  const { container } = render(await LandingPage());
  expect(container.querySelector('.purchase-steps')).toHaveTextContent('January 12, 2026');
  jest.useRealTimers();
});
