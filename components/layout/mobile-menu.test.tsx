import { fireEvent, render, screen } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/observers';
import { MobileMenu } from './mobile-menu';

const navigation = {
  skip: 'Skip',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  openMenu: 'Open',
  closeMenu: 'Close',
  login: 'Log in',
  links: [{ id: 'plans', name: 'Plans', href: '/#plans' }],
  access: { name: 'Access', href: '/#plans' },
};

/** jsdom has dialogs without `showModal`. What a dialog does by itself, browser tests show. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
    this.dispatchEvent(new Event('toggle'));
  });
  HTMLDialogElement.prototype.close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('toggle'));
  });
});
afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'));

function renderMenu() {
  mockMatchMedia([]);
  render(<MobileMenu navigation={navigation} name="Site" memberSiteUrl="/members" active={null} />);
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

it('opens and closes the dialog where buttons do not do it themselves, and says whether it is open', () => {
  renderMenu();
  expect(button('Open')).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button('Open'));
  expect(dialog().open).toBe(true);
  expect(button('Open')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(button('Close'));
  expect(dialog().open).toBe(false);
  expect(button('Open')).toHaveAttribute('aria-expanded', 'false');
});

it('leaves opening and closing to buttons that can', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  renderMenu();
  fireEvent.click(button('Open'));
  fireEvent.click(button('Close'));
  expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
  expect(HTMLDialogElement.prototype.close).not.toHaveBeenCalled();
});
