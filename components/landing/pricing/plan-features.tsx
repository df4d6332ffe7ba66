import { Check, Minus } from 'lucide-react';
import type { PlanCardWords } from '@/lib/plans/plan-card';

/** What a plan has and lacks, told apart by sign, words and tone. */
export function PlanFeatures({
  features,
  notIncluded,
}: {
  features: PlanCardWords['features'];
  /** Said before what is missing. */
  notIncluded: string;
}) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-3 border-t border-hairline pt-6 text-small">
      {features.map(({ text, included }) => (
        <li key={text} data-included={included} className="flex gap-3">
          {included ? (
            <Check
              aria-hidden="true"
              className="mt-0.5 size-5 flex-none text-brass"
              strokeWidth={1.75}
            />
          ) : (
            <Minus
              aria-hidden="true"
              className="mt-0.5 size-5 flex-none text-edge"
              strokeWidth={1.75}
            />
          )}
          {included ? (
            <span className="min-w-0">{text}</span>
          ) : (
            <span className="min-w-0 text-edge">
              <span className="sr-only">{notIncluded} </span>
              {text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
