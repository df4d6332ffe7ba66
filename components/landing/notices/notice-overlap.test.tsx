import { followFocus, isObstructed } from './notice-overlap';

const byText = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('*')].find(
    ({ children, textContent }) => children.length === 0 && textContent === text,
  ) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <a href="/behind">behind</a> <p>words</p> <p>from <b>$5</b></p> <p class="live-region">said</p>
      <details><summary><span>more</span></summary></details>
    </main>
    <ul><li><p>Simulated</p><button>inside</button></li></ul>`;
});

it.each([
  ['behind', true],
  ['more', true],
  ['$5', true],
  ['said', true],
  ['words', false],
  ['inside', false],
  [null, false],
])('finds a control or price at “%s”: %s', (text, isTaken) => {
  const room = document.querySelector('ul') as HTMLElement;
  room.getBoundingClientRect = () => new DOMRect(100, 400, 300, 50);
  document.elementsFromPoint = (x, y) => {
    const isCorner = x > 390 && y > 440;
    const behind = isCorner && text ? [byText(text)] : [];
    return [byText('inside'), room, ...behind, document.body];
  };
  expect(isObstructed(room)).toBe(isTaken);
});

it('restores the focus to its origin, otherwise to main', () => {
  const returnFocus = followFocus(document.querySelector('ul') as HTMLElement);
  const [behind, inside] = [byText('behind'), byText('inside')];
  behind.focus();
  returnFocus();
  expect(behind).toHaveFocus();
  inside.focus();
  returnFocus();
  expect(behind).toHaveFocus();
  inside.focus();
  behind.remove();
  returnFocus();
  expect(document.querySelector('main')).toHaveFocus();
});
