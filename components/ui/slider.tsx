import { type ComponentProps, useRef } from 'react';

/** In CSS pixels; a shorter move is a tap. */
const MIN_DRAG = 6;

/** A range input that scrolling never changes: a touch counts once it moves sideways, or ends as a tap. */
export function Slider({
  onValue,
  ...props
}: ComponentProps<'input'> & { value: number; onValue: (value: number) => void }) {
  /** A touch that may become a scroll, and the value that the browser gave it. */
  const touch = useRef<{ x: number; y: number; value: number | null }>(null);
  const accept = () => {
    const value = touch.current?.value ?? null;
    touch.current = null;
    if (value !== null) onValue(value);
  };
  return (
    <input
      {...props}
      type="range"
      onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
        touch.current = pointerType === 'mouse' ? null : { x, y, value: null };
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!touch.current) return;
        const across = Math.abs(clientX - touch.current.x);
        if (across > Math.max(MIN_DRAG, Math.abs(clientY - touch.current.y))) accept();
      }}
      onPointerUp={accept}
      onPointerCancel={() => {
        touch.current = null;
      }}
      onChange={({ target }) => {
        if (touch.current) touch.current.value = target.valueAsNumber;
        else onValue(target.valueAsNumber);
      }}
    />
  );
}
