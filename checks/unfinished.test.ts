import { type Case, itReports } from './testing/lines';
import { pageLeftovers, unfinishedText } from './unfinished';

const said = (text: string, words?: string): Case => [
  `${words ? 'reports' : 'accepts'} “${text}”`,
  { content: ({ home }) => void Object.assign(home, { intro: text }) },
  ...(words ? [`home.intro “${words}” is not finished`] : []),
];

itReports(unfinishedText, [
  said('TODO', 'TODO'),
  said('Prices: TBD.', 'TBD'),
  said('Lorem ipsum.', 'Lorem ipsum'),
  said('Your Name', 'Your Name'),
  said('your company', 'your company'),
  said('Welcome to Your Company.', 'Your Company'),
  said('Words of [customer].', '[customer]'),
  said('<name>', '<name>'),
  said('Jane Doe', 'Jane Doe'),
  said('They tell us your name.'),
  said('See [the terms](/terms).'),
  said('Todos'),
]);

const left = (html: string, words?: string): Case => [
  `${words ? 'reports' : 'accepts'} ${html}`,
  { files: { 'terms.html': (sound) => sound.replace('</main>', `${html}</main>`) } },
  ...(words ? [`terms.html “${words}” is left in a page`] : []),
];

itReports(pageLeftovers, [
  left('<p>Choose {plan}</p>', '{plan}'),
  left('<p>TODO price</p>', 'TODO'),
  left('<p>Lorem ipsum dolor</p>', 'Lorem ipsum'),
  left('<p>Write to a@example.com</p>', 'example.com'),
  left('<a href="/" title="http://localhost:3000">x</a>', 'localhost'),
  left('<img alt="{name}" src="/a.png">', '{name}'),
  left(
    '<script type="application/ld+json">{"url":"https://x.test","items":[1]}</script>',
    'x.test',
  ),
  left('<p>Words [1].</p><script>const a = {TODO}</script>', '[1]'),
  left('<p>Words.</p><script>const a = {TODO}</script>'),
  [
    'leaves to other checks what stands in the content',
    {
      content: ({ home }) => void Object.assign(home, { intro: 'TODO' }),
      files: { 'terms.html': (sound) => sound.replace('</main>', '<p>TODO</p></main>') },
    },
  ],
]);
