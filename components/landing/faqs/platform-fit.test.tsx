import { fireEvent, render, screen } from '@testing-library/react';
import { say } from '@/lib/browser/say';
import { content } from '@/lib/content/content';
import { PlatformFit } from './platform-fit';

const { tool } = content.platformPlans;
const platform = {
  ...content.platformPlans,
  plans: [
    { id: 'small', name: 'Small', perChart: 2 },
    { id: 'large', name: 'Large', perChart: 5 },
  ],
  tool: { ...tool, start: 0 },
};

const answer = () => screen.getByRole('status');
function type(label: string, value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label, { exact: false });
  fireEvent.input(field, { target: { value } });
  return field;
}

it('answers for a plan and a number of other indicators, and for no plan before one is chosen', () => {
  render(<PlatformFit content={platform} locale="en" limits="" own={3} />);
  expect(answer()).toBeEmptyDOMElement();
  type(tool.plan, 'small');
  expect(answer()).toHaveTextContent(say(tool.some, { own: 3, limit: 2, count: 2 }));
  type(tool.others, '1');
  expect(answer()).toHaveTextContent(say(tool.some, { own: 3, limit: 2, count: 1 }));
  type(tool.others, '2');
  expect(answer()).toHaveTextContent(say(tool.none, { own: 3, limit: 2 }));
  type(tool.others, '0');
  type(tool.plan, 'large');
  expect(answer()).toHaveTextContent(say(tool.fits, { used: 3, limit: 5 }));
  type(tool.others, '4');
  expect(answer()).toHaveTextContent(say(tool.drop, { count: 2 }));
  type(tool.plan, '');
  expect(answer()).toBeEmptyDOMElement();
});

it.each(['', '-3', '1.5', 'six', '100'])(
  'says that "%s" is no number of indicators, and takes the next that is one',
  (typed) => {
    render(<PlatformFit content={platform} locale="en" limits="" own={1} />);
    type(tool.plan, 'small');
    const field = type(tool.others, typed);
    expect(answer()).toHaveTextContent(say(tool.invalid, { most: 99 }));
    expect(field).toHaveAttribute('aria-invalid', 'true');
    type(tool.others, '1');
    expect(answer()).toHaveTextContent(say(tool.fits, { used: 2, limit: 2 }));
  },
);
