import withoutOwnStyles from './without-own-styles.cjs';

it('takes out the call that inserts styles, or says that there is none', () => {
  const rest = 'function __insertCSS(code) {}\nexport const a = "__insertCSS(";\n';
  expect(withoutOwnStyles(`${rest}__insertCSS("a[b=\\"c\\"]{}");\n`).trim()).toBe(rest.trim());
  expect(() => withoutOwnStyles(rest)).toThrow('sonner');
});
