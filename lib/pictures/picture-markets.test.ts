import { notFoundMarket } from './picture-markets';

it('ends the line at 404', () => {
  expect(notFoundMarket().at(-1)?.close).toBe(404);
});
