import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/checks/export';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { keepFiles } from './kept-files';

afterAll(removeFixtures);

/** @returns reads what the step made of these files */
async function kept(files: Record<string, string>) {
  const out = writeExport({
    'drawings/a.svg': '<svg/>',
    'icons/b.png': 'b',
    'manifest.webmanifest': '{"icons":[{"src":"/icons/b.png"}]}',
    ...files,
  });
  await keepFiles(out);
  const names = listFiles(out);
  const folder = /^_next\/static\/files-[0-9a-f]{8}/.exec(
    names.join('\n').match(/_next.*/)?.[0] ?? '',
  );
  return {
    folder: `/${folder?.[0]}`,
    names,
    read: (file: string) => readFileSync(join(out, file), 'utf8'),
  };
}

it('has the sheet of fonts ask for their copies', async () => {
  const css = '@font-face{src:url("/fonts/a.woff2")}';
  const { folder, read } = await kept({ 'fonts/a.woff2': 'a', 'fonts/faces.css': css });
  expect(read(`${folder}/fonts/faces.css`)).toBe(css.replace('/fonts', `${folder}/fonts`));
});

it('has pages, their data and the manifest ask for copies under an address that browsers keep', async () => {
  const { folder, names, read } = await kept({
    'index.html':
      '<img src="/drawings/a.svg"/><script>push("{\\"at\\":\\"/drawings/\\",\\"b\\":\\"/icons/b.png\\"}")</script>',
    'terms.html': '<link rel="manifest" href="/manifest.webmanifest"/>',
  });
  expect(read('index.html')).toBe(
    `<img src="${folder}/drawings/a.svg"/><script>push("{\\"at\\":\\"${folder}/drawings/\\",\\"b\\":\\"${folder}/icons/b.png\\"}")</script>`,
  );
  expect(read('terms.html')).toBe(`<link rel="manifest" href="${folder}/manifest.webmanifest"/>`);
  expect(read(`${folder}/drawings/a.svg`)).toBe('<svg/>');
  expect(read(`${folder}/manifest.webmanifest`)).toBe(
    `{"icons":[{"src":"${folder}/icons/b.png"}]}`,
  );
  // The release before still finds its own.
  expect(names).toContain('drawings/a.svg');
});

it('leaves alone what others ask for by name, what has a hash, and addresses of pages', async () => {
  const html =
    '<a href="/drawings"></a><img src="/social/c.png"/><img src="/_next/static/d.png"/><link href="/favicon.ico"/><p>/drawings/a.svg</p>';
  const { names, read } = await kept({
    'index.html': html,
    'social/c.png': '',
    '_next/static/d.png': '',
    'favicon.ico': '',
  });
  expect(read('index.html')).toBe(html);
  expect(names.filter((name) => /[cd]\.png|favicon/.test(name))).toHaveLength(3);
});

it.each([
  ['text of one file', { 'icons/b.png': 'c' }, false],
  ['name of one file', { 'icons/c.png': '' }, false],
  ['page', { 'index.html': 'other' }, true],
])('changes the address with the %s or not', async (_, files, isSame) => {
  const [before, after] = [await kept({}), await kept(files)];
  expect(after.folder === before.folder).toBe(isSame);
});
