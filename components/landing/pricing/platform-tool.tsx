'use client';

import type { PlatformPlan, PlatformToolWords } from '@/lib/content/schemas/platform-plans';
import { chartRoom, MOST_OTHERS } from '@/lib/platform/chart-room';
import { fill } from '@/lib/text/fill';
import { useWholeNumber } from './use-whole-number';

/** A visitor's plan and other indicators, and whether the suite has room beside them. */
export function PlatformTool({
  plans,
  own,
  words,
}: {
  plans: readonly PlatformPlan[];
  /** Indicators of the suite. */
  own: number;
  words: PlatformToolWords;
}) {
  const plan = useWholeNumber<HTMLSelectElement>(0, 0, plans.length - 1);
  const others = useWholeNumber(words.start, 0, MOST_OTHERS);
  const limit = plans[plan.number]?.perChart ?? 0;
  const room = chartRoom(limit, own, others.number);
  const values = {
    own,
    limit,
    used: own + others.number,
    count: room.kind === 'drop' ? room.count : 0,
    most: MOST_OTHERS,
  };
  return (
    <div className="needs-script mt-4 grid gap-3 text-small">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor="platform-plan">{words.plan}</label>
        <select
          ref={plan.field}
          id="platform-plan"
          className="field"
          defaultValue={0}
          onChange={plan.read}
        >
          {plans.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor="platform-others">{words.others}</label>
        <input
          ref={others.field}
          id="platform-others"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_OTHERS}
          defaultValue={words.start}
          aria-describedby="platform-room"
          aria-invalid={!others.isValid}
          className="field"
          onInput={others.read}
        />
      </p>
      <p id="platform-room" role="status" className="plan-answer">
        {fill(others.isValid ? words[room.kind] : words.invalid, values)}
      </p>
    </div>
  );
}
