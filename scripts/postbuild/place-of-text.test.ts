import { closing } from '@/content/closing';
import { placeOfText } from './place-of-text';

it('names file and field', () => {
  expect(placeOfText((text) => text === closing.title)).toBe('content/closing.ts: closing.title');
});

it('names the folder for a text that there is none of, or in a register alone', () => {
  expect(placeOfText((text) => text.includes('Guaranteed'))).toBe('content/');
  expect(placeOfText((text) => text.startsWith('The prices in content/'))).toBe('content/');
});
