import { faqs } from '@/content/faqs';
import { site } from '@/content/site';
import { faqsText } from './faqs-text';

const text = faqsText(site, faqs);

it.each(faqs.items)('has the question $id', ({ question }) => {
  expect(text.split('\n')).toContain(question);
});

it('writes links out', () => {
  expect(text).not.toContain('](');
  expect(text).toContain(`Refund Policy (${site.url}/refund)`);
});
