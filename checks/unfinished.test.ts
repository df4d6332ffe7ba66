import { itReports, printed, said } from './testing/lines';
import { pageLeftovers, unfinishedText } from './unfinished';

const blank = (text: string, words = text) => said(text, `“${words}” is not finished`);

itReports(unfinishedText, [
  blank('TODO'),
  blank('Prices: TBD.', 'TBD'),
  blank('Lorem ipsum.', 'Lorem ipsum'),
  blank('Your Name'),
  blank('your company'),
  blank('Welcome to Your Company.', 'Your Company'),
  blank('Words of [customer].', '[customer]'),
  blank('<name>'),
  blank('Jane Doe'),
  said('They tell us your name.'),
  said('See [the terms](/terms).'),
  said('Todos'),
]);

const left = (html: string, words: string) => printed(html, `“${words}” is left in a page`);

itReports(pageLeftovers, [
  left('<p>Choose {plan}</p>', '{plan}'),
  left('<p>TODO price</p>', 'TODO'),
  left('<p>Write to a@example.com</p>', 'example.com'),
  left('<a href="/" title="http://localhost:3000">x</a>', 'localhost'),
  left('<img alt="{name}" src="/a.png">', '{name}'),
  left(
    '<script type="application/ld+json">{"url":"https://x.test","items":[1]}</script>',
    'x.test',
  ),
  left('<p>Words [1].</p>', '[1]'),
  printed('<p>Words.</p><script>const a = {TODO}</script>'),
  [
    'leaves to other checks what stands in the content',
    {
      fields: { 'home.intro': 'TODO' },
      files: { 'terms.html': (sound) => sound.replace('</main>', '<p>TODO</p></main>') },
    },
  ],
]);
