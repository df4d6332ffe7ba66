/** @jest-environment jsdom */
import { focusTarget } from './focus-target';

function addElement(html: string) {
  document.body.innerHTML = `${html}<button type="button">next</button>`;
  return document.body.firstElementChild as HTMLElement;
}

describe('focusTarget', () => {
  it.each([
    ['a section', '<section></section>'],
    ['a button', '<button type="button">go</button>'],
    ['a heading made focusable by the page', '<h1 tabindex="-1"></h1>'],
  ])('focuses %s', (_, html) => {
    const element = addElement(html);
    focusTarget(element);
    expect(element).toHaveFocus();
  });

  it('does not scroll', () => {
    const element = addElement('<section></section>');
    const focus = jest.spyOn(element, 'focus');
    focusTarget(element);
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('leaves a section out of the tab order', () => {
    const element = addElement('<section></section>');
    focusTarget(element);
    expect(element).toHaveAttribute('tabindex', '-1');
  });

  it('takes its help back once the section has lost the focus', () => {
    const element = addElement('<section></section>');
    focusTarget(element);
    (element.nextElementSibling as HTMLElement).focus();
    expect(element).not.toHaveAttribute('tabindex');
  });

  it('leaves the page’s own tabindex alone', () => {
    const element = addElement('<h1 tabindex="-1"></h1>');
    focusTarget(element);
    (element.nextElementSibling as HTMLElement).focus();
    expect(element).toHaveAttribute('tabindex', '-1');
  });

  it('works for the same section twice in a row', () => {
    const element = addElement('<section></section>');
    focusTarget(element);
    focusTarget(element);
    (element.nextElementSibling as HTMLElement).focus();
    expect(element).not.toHaveAttribute('tabindex');
  });
});
