import type { ReactNode } from 'react';

/** Frame of a landing section: anchor, name from its own heading, width and space. */
export function Section({
  id,
  className = '',
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mx-auto w-full max-w-[1232px] px-4 pt-16 lg:pt-32 ${className}`}
    >
      {children}
    </section>
  );
}
