import { removeFixtures } from '../../postbuild/export-fixture';
import type { LaunchContent } from '../content';
import { fieldsOf, foundBy, proven } from '../fixture';
import { claims } from './claims';

afterAll(removeFixtures);

const prove = (content: LaunchContent) => {
  const { pricing, platformPlans, statistics, testimonials, notices } = content;
  const claimed = [
    pricing.popular,
    platformPlans,
    ...statistics.items,
    ...testimonials.items,
    notices,
  ];
  for (const item of claimed) item.provenance = proven;
  if (testimonials.rating) testimonials.rating.provenance = proven;
};

it('lists every claim of the sample content', async () => {
  expect(fieldsOf(await foundBy(claims))).toEqual([
    'pricing.popular.provenance',
    'platformPlans.provenance',
    'statistics.items[0].provenance',
    'statistics.items[1].provenance',
    'testimonials.rating.provenance',
    'testimonials.items[0].provenance',
    'testimonials.items[1].provenance',
    'testimonials.items[2].provenance',
    'notices.provenance',
  ]);
});

it('tells the owner’s own word from what is made up', async () => {
  const texts = (await foundBy(claims)).map(({ text }) => text);
  expect(texts[2]).toMatch(/^The figure “300\+ Active Traders” is your own word\./);
  expect(texts[5]).toMatch(/^The testimonial of Otto Range is made up\./);
});

it('accepts claims with evidence', async () => {
  expect(await foundBy(claims, prove)).toEqual([]);
});

it('asks for nothing that is not shown', async () => {
  const found = await foundBy(claims, (content) => {
    prove(content);
    content.testimonials.items = [];
    if (content.testimonials.rating) content.testimonials.rating.provenance = { status: 'stated' };
    content.notices.provenance = { status: 'example' };
    for (const notice of content.notices.pool) notice.isActive = false;
    content.pricing.popular.provenance = { status: 'stated' };
    for (const plan of content.plans) plan.popular = false;
  });
  expect(found).toEqual([]);
});
