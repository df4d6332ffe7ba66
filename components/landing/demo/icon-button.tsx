import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';

/** A button that shows a sign; its name is read out, and seen where a pointer rests. */
export function IconButton({
  name,
  icon: Icon,
  button,
  className = '',
  disabled = false,
  onClick,
  ...others
}: ComponentProps<'button'> & {
  name: string;
  icon: LucideIcon;
  button?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={button}
      type="button"
      className={`icon-button ${className}`}
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      {...others}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}
