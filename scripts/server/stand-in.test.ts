import { load } from 'cheerio';
import { content } from '@/lib/content/content';
import { plans } from '@/lib/testing/content';
import { type StandIn, startStandIn } from './stand-in';

const SITE = 'http://localhost:1';
const [example, ...others] = plans;
let standIn: StandIn | null = null;

afterEach(() => standIn?.close());

async function started(paymentLink: string | null): Promise<StandIn | null> {
  const sold = [
    { ...example, paymentLink },
    ...others.map((plan) => ({ ...plan, paymentLink: null })),
  ];
  standIn = await startStandIn({ ...content, plans: sold as typeof plans }, SITE, 0);
  return standIn;
}

it('takes the place of a payment page whose address is an example, and leads back paid or not', async () => {
  const server = await started('https://pay.example/a?b=c');
  const link = server?.redirect('<a href="https://pay.example/a?b=c">').match(/"(.+)"/)?.[1] ?? '';
  expect(new URL(link).origin).toBe(server?.origin);
  const answer = await fetch(link);
  const $ = load(await answer.text());
  expect([answer.status, $('script, form, input, img').length]).toEqual([200, 0]);
  expect($('main').text()).toContain(example?.name);
  const [paid = '', cancelled = ''] = $('a')
    .map((_, a) => $(a).attr('href'))
    .get();
  expect(paid).toMatch(/^http:\/\/localhost:1\/payment-success\?session_id=[\w-]{20,200}$/);
  expect(cancelled).toBe(`${SITE}/#plan-${example?.id}`);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

it('has nothing for another address, and leaves other links alone', async () => {
  const server = await started('https://pay.example/a');
  expect((await fetch(`${server?.origin}/pay.example/b`)).status).toBe(404);
  expect((await fetch(`${server?.origin}/`)).status).toBe(404);
  expect(server?.redirect('https://pay.real.com/a')).toBe('https://pay.real.com/a');
});

it.each(['https://pay.real.com/a', null])('is not there where a plan leads to %s', async (link) => {
  expect(await started(link)).toBeNull();
});
