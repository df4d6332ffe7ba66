import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ScriptButton } from './script-button';

it.each([
  ['no press is none', false, 0, 0],
  ['a press before is done', true, 0, 1],
  [
    'a press that React itself has taken, because it came while React did, is done once',
    true,
    1,
    1,
  ],
  ['presses after are done', false, 2, 2],
])('is disabled until React is here: %s', async (_, isPressed, later, done) => {
  jest.useFakeTimers();
  // React's development build notices the attribute that the page's starter has set.
  jest.spyOn(console, 'error').mockImplementation();
  const onClick = jest.fn();
  const button = <ScriptButton onClick={onClick}>Next</ScriptButton>;
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(button);
  const [shown] = root.getElementsByTagName('button');
  expect(shown?.getAttribute('aria-disabled')).toBe('true');
  shown?.toggleAttribute('data-pressed', isPressed);
  await act(async () => hydrateRoot(root, button));
  for (let times = 0; times < later; times += 1) await act(async () => shown?.click());
  await act(async () => jest.runAllTimers());
  expect([...root.querySelectorAll('button:not([aria-disabled], [data-pressed])')]).toEqual([
    shown,
  ]);
  expect(onClick).toHaveBeenCalledTimes(done);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
