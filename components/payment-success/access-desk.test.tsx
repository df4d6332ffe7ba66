import { act, fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { AccessDesk } from './access-desk';
import { eraseDesk } from './desk';

const { accessDesk, paymentSuccess, site } = content;
const { keeping, username } = accessDesk;

afterEach(() => {
  jest.restoreAllMocks();
  act(eraseDesk);
});

/** Has storage refuse this. */
const refuse = (what: 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, what).mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });

function show() {
  render(
    <AccessDesk
      content={paymentSuccess}
      words={accessDesk}
      refundDays={site.refundDays}
      locale="en-GB"
      supportEmail={site.supportEmail}
      reference=""
    />,
  );
  const field = screen.getByLabelText(username.label);
  return {
    field,
    type: () => fireEvent.change(field, { target: { value: 'Pilot' } }),
    erase: () => fireEvent.click(screen.getByText(keeping.erase)),
  };
}

it('says that what is typed is kept, and not so where the browser refuses it', () => {
  const { type, erase } = show();
  type();
  expect(screen.getByText(keeping.text)).toHaveRole('status');
  erase();
  expect(screen.getByText(keeping.erased)).toHaveRole('status');
  refuse('setItem');
  type();
  expect(screen.getByText(keeping.unsaved)).toHaveRole('status');
  expect(screen.queryByText(keeping.text)).toBeNull();
});

it('says so where the browser does not let what is kept be erased', () => {
  const { field, type, erase } = show();
  type();
  refuse('removeItem');
  erase();
  expect(field).toHaveValue('');
  expect(screen.getByText(keeping.notErased)).toHaveRole('status');
  expect(screen.queryByText(keeping.erased)).toBeNull();
});
