import { render, screen } from '@testing-library/react';
import { RefundDay } from './refund-day';

const words = {
  title: 'Money back',
  text: 'The policy.',
  label: 'Paid on',
  ifToday: 'if today {until}',
  open: 'open {until}',
  last: 'last {until}',
  ended: 'ended {until}',
  early: 'early',
};

it.each([
  ['2026-11-21', '2026-11-21', 7, 'open 28 November 2026'],
  ['2026-11-21', '2026-11-27', 7, 'open 28 November 2026'],
  ['2026-11-21', '2026-11-28', 7, 'last 28 November 2026'],
  ['2026-11-21', '2026-11-29', 7, 'ended 28 November 2026'],
  ['2026-11-22', '2026-11-21', 7, 'early'],
  // Over the end of a month, of a leap February, of a year, and of summer time.
  ['2028-02-25', '2028-02-25', 7, 'open 3 March 2028'],
  ['2026-12-28', '2026-12-29', 14, 'open 11 January 2027'],
  ['2026-10-24', '2026-10-24', 7, 'open 31 October 2026'],
  // No day yet, and one of which the year is being typed.
  ['', '2026-11-21', 7, 'if today 28 November 2026'],
  ['0002-11-21', '2026-11-21', 7, 'if today 28 November 2026'],
])('paid on "%s", today %s, %i days: %s', (paidOn, today, days, answer) => {
  render(
    <RefundDay
      locale="en-GB"
      words={words}
      days={days}
      paidOn={paidOn}
      today={today}
      onDay={() => {}}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(answer);
  expect(screen.getByLabelText('Paid on')).toHaveValue(paidOn);
});

it('says nothing before the calendar is known', () => {
  render(
    <RefundDay locale="en-GB" words={words} days={7} paidOn="" today={null} onDay={() => {}} />,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
