import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SectionBoundary } from './section-boundary';

let root: Root;
let frame: HTMLElement;
let breakIt: () => void;

/** What React tells the console, of no interest here. */
const quiet = { onRecoverableError: () => undefined, onCaughtError: () => undefined };

/** A section whose words change as soon as script drives it, and that fails when told to. */
function Section({ id, fails }: { id: string; fails?: 'render' | 'effect' | undefined }) {
  const [state, setState] = useState('prerendered');
  useEffect(() => {
    if (fails === 'effect') throw new Error('raw error of an effect');
    setState('driven');
    if (id === 'first') breakIt = () => setState('broken');
  }, [fails, id]);
  if (fails === 'render' || state === 'broken') throw new Error('raw error');
  return (
    <section id={id}>
      <a href={`/${id}`}>{state}</a>
      <details>
        <summary>question</summary>
      </details>
    </section>
  );
}

const page = (fails?: 'render' | 'effect') => (
  <>
    <SectionBoundary id="first">
      <Section id="first" fails={fails} />
    </SectionBoundary>
    <SectionBoundary id="second">
      <Section id="second" />
    </SectionBoundary>
  </>
);

const section = (id: string) => frame.querySelector(`#${id}`);

/** Lets React take over what a server rendered. */
async function hydrate(fails?: 'render' | 'effect') {
  frame.innerHTML = renderToString(page());
  await act(async () => {
    root = hydrateRoot(frame, page(fails), quiet);
  });
}

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('div'));
});

afterEach(async () => {
  await act(async () => root.unmount());
  frame.remove();
});

it('shows the section while nothing fails', async () => {
  await hydrate();
  expect(section('first')).toHaveTextContent('driven');
  expect(frame.querySelector('.prerendered')).toBeNull();
});

it.each(['render', 'effect'] as const)(
  'keeps what the server rendered when the first %s fails',
  async (what) => {
    await hydrate(what);
    expect(frame.querySelectorAll('#first')).toHaveLength(1);
    expect(section('first')?.querySelector('a')).toHaveTextContent(/^prerendered$/);
    expect(section('first')?.querySelector('a')).toHaveAttribute('href', '/first');
    expect(section('first')?.querySelector('summary')).toHaveTextContent('question');
    expect(frame).not.toHaveTextContent('raw error');
  },
);

it('goes back to what the server rendered when a later render fails', async () => {
  await hydrate();
  await act(async () => breakIt());
  expect(section('first')).toHaveTextContent('prerendered');
  expect(section('first')?.parentElement).toHaveClass('prerendered');
});

it('takes no other section down, nor its elements', async () => {
  frame.innerHTML = renderToString(page());
  const before = section('second');
  const server = before?.outerHTML;
  await act(async () => {
    root = hydrateRoot(frame, page('render'), quiet);
  });
  expect(server).toContain('prerendered');
  expect(section('second')).toBe(before);
  expect(section('second')).toHaveTextContent('driven');
});

it('stays as it is when what is around it renders again', async () => {
  await hydrate('render');
  const kept = section('first');
  await act(async () => root.render(page('render')));
  expect(section('first')).toBe(kept);
});

it('is left out where there is nothing prerendered to keep', async () => {
  await act(async () => {
    root = hydrateRoot(frame, null, quiet);
    root.render(page('render'));
  });
  expect(section('first')).toBeNull();
  expect(section('second')).toHaveTextContent('driven');
});
