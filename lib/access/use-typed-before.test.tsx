import { render } from '@testing-library/react';
import { useTypedBefore } from './use-typed-before';

function Group({ onUsed }: { onUsed: (field: HTMLInputElement) => void }) {
  const group = useTypedBefore<HTMLDivElement>(onUsed);
  return (
    <div ref={group}>
      <input name="ticked" type="checkbox" defaultChecked />
      <input name="open" type="checkbox" />
      <input name="typed" defaultValue="x" />
      <input name="empty" />
    </div>
  );
}

it('tells of the fields that were used, once', () => {
  const used: string[] = [];
  const { rerender } = render(<Group onUsed={({ name }) => used.push(name)} />);
  rerender(<Group onUsed={({ name }) => used.push(name)} />);
  expect(used).toEqual(['ticked', 'typed']);
});
