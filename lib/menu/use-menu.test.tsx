import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockMatchMedia } from '@/lib/testing/match-media';
import { useMenu } from './use-menu';

function Menu() {
  const { open, dialogRef, show, hide, onKeyDown } = useMenu();
  return (
    <>
      <button type="button" onClick={show} aria-expanded={open}>
        Open
      </button>
      <dialog ref={dialogRef} onKeyDown={onKeyDown} data-testid="menu">
        <button type="button" onClick={hide}>
          Close
        </button>
        <a href="/last">Last</a>
      </dialog>
    </>
  );
}

const dialog = () => screen.getByTestId<HTMLDialogElement>('menu');

/** jsdom has dialogs without `showModal`. */
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
afterEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

it('opens the dialog where buttons do not do it themselves', () => {
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  expect(dialog().open).toBe(true);
});

it('leaves opening to the button that can', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
    value: null,
    configurable: true,
  });
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
});

it('closes the dialog', () => {
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.click(screen.getByText('Close'));
  expect(dialog().open).toBe(false);
});

it('says whether the dialog is open', () => {
  render(<Menu />);
  const toggle = screen.getByText('Open');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(screen.getByText('Close'));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

it('goes from the last stop to the first', () => {
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  screen.getByText('Last').focus();
  fireEvent.keyDown(screen.getByText('Last'), { key: 'Tab' });
  expect(screen.getByText('Close')).toHaveFocus();
});

it('leaves other keys alone', () => {
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  screen.getByText('Last').focus();
  fireEvent.keyDown(screen.getByText('Last'), { key: 'ArrowDown' });
  expect(screen.getByText('Last')).toHaveFocus();
});

it('closes when the window becomes wide', () => {
  const media = mockMatchMedia([]);
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
  act(() => media.set('(min-width: 768px)', true));
  expect(dialog().open).toBe(false);
});
