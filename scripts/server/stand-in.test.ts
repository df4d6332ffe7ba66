import { load } from 'cheerio';
import { palette } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { plans } from '@/lib/testing/content';
import { type StandIn, startStandIn } from './stand-in';

const SITE = 'http://localhost:1';
const [example, ...others] = plans;
let standIn: StandIn | null = null;

afterEach(() => standIn?.close());

async function started(
  paymentLink: string | null,
  theme = content.site.theme,
): Promise<StandIn | null> {
  const sold = [
    { ...example, paymentLink },
    ...others.map((plan) => ({ ...plan, paymentLink: null })),
  ];
  const site = { ...content.site, theme };
  standIn = await startStandIn({ ...content, site, plans: sold as typeof plans }, SITE, 0);
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

it('shows what a campaign added to the address', async () => {
  const server = await started('https://pay.example/a?b=c');
  const answer = await fetch(`${server?.origin}/pay.example/a?b=c&utm_source=news`);
  const texts = load(await answer.text())('p')
    .map((_, p) => load(p).text())
    .get();
  expect([answer.status, texts.at(-1)]).toEqual([200, 'utm_source=news']);
  expect((await fetch(`${server?.origin}/pay.example/a?b=d`)).status).toBe(404);
});

it.each([
  ['dark', ['dark']],
  ['light', ['light']],
  ['system', ['dark', 'light']],
] as const)('has the colours of a site whose theme is %s', async (theme, schemes) => {
  const server = await started('https://pay.example/a', theme);
  const style = load(await (await fetch(`${server?.origin}/pay.example/a`)).text())('style').html();
  const found = [...(style ?? '').matchAll(/color-scheme: (\w+); --ground: (#\w+)/g)];
  expect(found.map(([, scheme, ground]) => [scheme, ground])).toEqual(
    schemes.map((scheme) => [scheme, palette(scheme).ground]),
  );
  expect(style?.includes('(prefers-color-scheme: light)')).toBe(theme === 'system');
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
