import type { Check } from '../problem';

/** Attributes with code in them, which the policy blocks in the browser without a word to the visitor. */
function kindOf(name: string): 'style' | 'handler' | null {
  if (name === 'style') return 'style';
  return /^on[a-z]+$/.test(name) ? 'handler' : null;
}

const fixes = {
  style: 'Use a class; the content security policy blocks style attributes.',
  handler: 'Add the handler in a component; the content security policy blocks inline ones.',
};

/** No element carries styles or handlers in its attributes. */
export const inlineAttributes: Check = {
  name: 'no inline styles or handlers',
  run({ site }) {
    return site.pages.flatMap(({ $, file }) =>
      $.root()
        .find('*')
        .toArray()
        .flatMap(({ tagName, attribs }) =>
          Object.entries(attribs).flatMap(([name, value]) => {
            const kind = kindOf(name);
            return kind
              ? { file, problem: `<${tagName} ${name}="${value.slice(0, 80)}">`, fix: fixes[kind] }
              : [];
          }),
        ),
    );
  },
};
