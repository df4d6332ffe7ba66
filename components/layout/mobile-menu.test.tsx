import { fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { mockMatchMedia } from '@/lib/testing/observers';
import { MobileMenu } from './mobile-menu';

const { navigation } = content;
const showModal = jest.fn();
const close = jest.fn();

/** jsdom has dialogs without `showModal`. What a dialog does by itself, browser tests show. */
beforeEach(() => {
  showModal.mockReset();
  close.mockReset();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
});
afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'));

it.each([
  ['opens and closes the dialog where buttons do not do it themselves', false, 1],
  ['leaves opening and closing to buttons that can', true, 0],
])('%s', (_, canCommand, times) => {
  if (canCommand)
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', { configurable: true });
  mockMatchMedia();
  render(<MobileMenu navigation={navigation} name="Site" memberSiteUrl="/members" active={null} />);
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  press(navigation.openMenu);
  expect(showModal).toHaveBeenCalledTimes(times);
  press(navigation.closeMenu);
  expect(close).toHaveBeenCalledTimes(times);
});
