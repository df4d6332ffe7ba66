/** @jest-environment jsdom */
import { revealTarget } from './reveal-target';

beforeEach(() => {
  document.body.innerHTML =
    '<section></section><details><summary>Question</summary></details><details id="bare"></details>';
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

it('opens a disclosure, and gives the focus to its summary', () => {
  expect(revealTarget(find('details'))).toBe(find('summary'));
  expect(find('details')).toHaveAttribute('open');
});

it('leaves an open one open', () => {
  find('details').setAttribute('open', '');
  revealTarget(find('details'));
  expect(find('details')).toHaveAttribute('open');
});

it('gives the focus to a disclosure without a summary itself', () => {
  expect(revealTarget(find('#bare'))).toBe(find('#bare'));
});

it('does nothing to other elements', () => {
  expect(revealTarget(find('section'))).toBe(find('section'));
  expect(find('section').outerHTML).toBe('<section></section>');
});
