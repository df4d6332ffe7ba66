import { closing as german } from '@/e2e/variants/german/closing';
import { contentFiles } from '@/lib/content/content-files';
import { fillFacts } from '@/lib/content/ready-content';
import { closing } from '@/shipped/closing';
import { glossary } from '@/shipped/glossary';
import { notFound } from '@/shipped/not-found';
import { planFeatures as shipped } from '@/shipped/plan-features';
import { routes } from '@/shipped/routes';
import { service } from '@/shipped/service';
import { ownWords } from './sample-words';
import { itReports, linesOf, set } from './testing/lines';

const { alt } = closing.picture;

/** A shipped route takes its headline from the home page in use, and says it in its text alternative. */
const { headline, imageAlt } = routes.home;

itReports(ownWords, [
  set({ 'closing.picture.alt': alt }, 'closing 1 of '),
  set({ 'closing.picture.alt': `${alt} This is ours.` }),
  set({ 'routes.home.imageAlt': imageAlt }, 'routes 1 of '),
  set({ 'routes.home.imageAlt': imageAlt, 'home.headline': headline }, 'routes 1 of '),
  set({ 'routes.home.headline': headline, 'home.headline': headline }),
  set({ 'notFound.title': notFound.title }),
]);

it('knows the sample in other languages too', async () => {
  const fields = { 'site.locale': 'de-AT', 'closing.picture.alt': german.picture.alt };
  expect(await linesOf(ownWords, { fields })).toContainEqual(
    expect.stringMatching(/^closing 1 of \d+ longer texts are word for word the sample’s/),
  );
});

it('names in one line the files about what buyers get that nobody has touched, whatever plans include them', async () => {
  const written = Object.entries(contentFiles).map(([name, { value }]) => [name, value]);
  const { planFeatures } = fillFacts({ ...Object.fromEntries(written), planFeatures: shipped });
  const features = planFeatures.map((row) => ({ ...row, plans: [] }));
  const fields = { service, glossary, planFeatures: features };
  const unread = 'Word for word the sample’s are ';
  const said = async (more: object) =>
    (await linesOf(ownWords, { fields: { ...fields, ...more } })).filter((one) =>
      one.includes(unread),
    );
  const [line, ...others] = await said({});
  expect(line).toContain(`service ${unread}service.ts, plan-features.ts, glossary.ts. Read them`);
  expect(others).toEqual([]);
  expect(await said({ 'service.accessHours': service.accessHours + 1 })).toEqual([
    expect.stringContaining(`${unread}plan-features.ts, glossary.ts. `),
  ]);
});

it.each(['17:00 New York', '{legalName}, {address}', 'npm run fingerprint', 'Yahoo Finance'])(
  'takes %s, names, facts and commands, for no words of another language',
  async (text) => {
    const { title } = notFound;
    try {
      Object.assign(notFound, { title: text });
      const fields = { 'site.locale': 'de', 'notFound.title': text };
      expect((await linesOf(ownWords, { fields })).filter((one) => /^notFound/.test(one))).toEqual(
        [],
      );
    } finally {
      Object.assign(notFound, { title });
    }
  },
);

const page = (file: string) => ({ file, path: '/news', title: 'Neues', description: '', body: '' });

it.each([
  [
    { 'notFound.title': notFound.title },
    'notFound 1 of 2 texts are still the sample’s, and not in de',
  ],
  [{ 'notFound.title': 'Das ging nicht auf.' }, undefined],
  [{ pages: [page('content/pages/news.md')] }, ' This page is the sample’s, and not in de. '],
  [{ pages: [page('content/own/pages/news.md')] }, undefined],
])('names in another language each file that nobody has translated: %j', async (fields, line) => {
  const lines = await linesOf(ownWords, { fields: { 'site.locale': 'de', ...fields } });
  const found = lines.find((one) => /^notFound|This page/.test(one));
  expect(found).toEqual(line && expect.stringContaining(line));
});
