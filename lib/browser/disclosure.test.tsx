import { act, render } from '@testing-library/react';
import { closeOthers } from './disclosure';

// jsdom knows as little of such names as older browsers.
afterEach(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'));

/** Opens the second of three disclosures, of which the last has another name. @returns the ids of those open then */
async function openSecond(): Promise<string[]> {
  const { container } = render(
    <>
      <details id="first" name="questions" open onToggle={closeOthers} />
      <details id="second" name="questions" onToggle={closeOthers} />
      <details id="other" name="troubles" open onToggle={closeOthers} />
    </>,
  );
  // The browser tells a moment later of what was opened.
  const told = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await told();
  container.querySelector('#second')?.setAttribute('open', '');
  await told();
  return [...container.querySelectorAll('details[open]')].map(({ id }) => id);
}

it('closes the others of its name where the browser does not, when one opens', async () => {
  expect(await openSecond()).toEqual(['second', 'other']);
});

it('leaves them to a browser that knows the name', async () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { configurable: true });
  expect(await openSecond()).toEqual(['first', 'second', 'other']);
});
