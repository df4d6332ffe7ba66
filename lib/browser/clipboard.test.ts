import { copyText } from './clipboard';

function setClipboard(clipboard: unknown) {
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { clipboard } });
}

it('writes the text', async () => {
  const writeText = jest.fn(async () => undefined);
  setClipboard({ writeText });
  expect(await copyText('the words')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('the words');
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('NotAllowedError')) }],
  ['is missing', undefined],
])('says so where the clipboard %s', async (_, clipboard) => {
  setClipboard(clipboard);
  expect(await copyText('the words')).toBe(false);
});
