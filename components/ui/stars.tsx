import { useId } from 'react';

/** A five-pointed star in a 24×24 box: points at radius 11, notches at radius 4.2. */
const STAR = 'M12 1l2.47 7.6h7.99l-6.46 4.7 2.47 7.6L12 16.2l-6.47 4.7L8 13.3 1.54 8.6h7.99z';

/** A rating in stars, halves drawn exactly, read out as one sentence. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const id = useId();
  return (
    <svg role="img" aria-label={label} viewBox="0 0 136 24" className="h-6 w-[8.5rem] text-brass">
      <defs>
        <clipPath id={id}>
          {/* 28 units from star to star, 24 for a star itself. */}
          <rect width={Math.floor(rating) * 28 + (rating % 1) * 24} height="24" />
        </clipPath>
        <path id={`${id}-star`} d={STAR} />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <StarRow star={`#${id}-star`} />
      </g>
      <g fill="currentColor" clipPath={`url(#${id})`}>
        <StarRow star={`#${id}-star`} />
      </g>
    </svg>
  );
}

function StarRow({ star }: { star: string }) {
  return [0, 28, 56, 84, 112].map((x) => <use key={x} href={star} x={x} />);
}
