import { sectionPositions } from './section-positions';

it('numbers the sections in the order they are read', () => {
  expect(sectionPositions([])).toMatchObject({
    home: 1,
    demo: 3,
    statistics: 0,
    pricing: 4,
    closing: 8,
  });
});

it('leaves no gap where a section is not shown', () => {
  expect(sectionPositions(['statistics', 'testimonials'])).toMatchObject({
    demo: 3,
    statistics: 0,
    pricing: 4,
    testimonials: 0,
    faqs: 5,
    closing: 7,
  });
});
