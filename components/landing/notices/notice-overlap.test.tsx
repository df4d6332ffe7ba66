import { isObstructed } from './notice-overlap';

const byText = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('*')].find(
    ({ children, textContent }) => children.length === 0 && textContent === text,
  ) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <a href="/behind">behind</a> <p>words</p> <p>from <b>$5</b></p> <button class="opacity-0">soon</button>
      <details><summary><span>more</span></summary></details>
    </main>
    <ul><li><p>Simulated</p><button>inside</button></li></ul>`;
});

it.each([
  ['behind', true],
  ['more', true],
  ['$5', true],
  ['soon', true],
  ['words', false],
  ['inside', false],
  ['', false],
])('"%s" blocks notices: %s', (text, isTaken) => {
  const room = document.querySelector('ul') as HTMLElement;
  const at = (left: number, top: number) => () => new DOMRect(left, top, 300, 50);
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    element.checkVisibility = () => true;
    element.getBoundingClientRect = at(100, 900);
  }
  room.getBoundingClientRect = at(100, 400);
  const behind = text && byText(text).closest<HTMLElement>('a, p, summary, button');
  if (behind) behind.getBoundingClientRect = at(100, 457);
  expect(isObstructed(room)).toBe(isTaken);
  if (behind) behind.getBoundingClientRect = at(100, 458);
  expect(isObstructed(room)).toBe(false);
});
