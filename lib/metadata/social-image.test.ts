import { socialImagePath } from './social-image';

it.each([
  ['home', '/social/home.png'],
  ['paymentSuccess', '/social/payment-success.png'],
  ['notFound', '/social/not-found.png'],
] as const)('keeps the image of %s at %s', (name, path) => {
  expect(socialImagePath(name)).toBe(path);
});
