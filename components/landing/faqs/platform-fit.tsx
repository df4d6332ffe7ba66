'use client';

import { useFieldValue } from '@/components/ui/use-field-value';
import type { PlatformPlans } from '@/lib/content/schemas/pricing';
import { chartRoom, MAX_OTHERS } from '@/lib/plans/chart-room';
import { fill } from '@/lib/text/fill';

/** What the plans of a charting platform allow on a chart; two fields answer for a visitor's own. */
export function PlatformFit({
  content: { provenance, plans, tool },
  limits,
  own,
  locale,
}: {
  content: Pick<PlatformPlans, 'provenance' | 'plans' | 'tool'>;
  /** All of them in a sentence. */
  limits: string;
  /** How many indicators are sold. */
  own: number;
  locale: string;
}) {
  const chosen = useFieldValue<HTMLSelectElement>('');
  const others = useFieldValue<HTMLInputElement>(`${tool.start}`);
  const limit = plans.find(({ id }) => id === chosen.value)?.perChart;
  return (
    <div id="platform" data-provenance={provenance.status} className="platform-fit">
      <p className="needs-script">
        <label>
          {tool.plan}
          <select {...chosen.field} className="field">
            <option value="">{tool.choose}</option>
            {plans.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {tool.others}
          <input
            {...others.field}
            className="field"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_OTHERS}
            aria-describedby="platform-room"
            aria-invalid={others.value === ''}
          />
        </label>
      </p>
      <p id="platform-room" role="status" className="computed">
        {answer(tool, own, limit, others.value, locale)}
      </p>
      <p>{limits}</p>
    </div>
  );
}

/**
 * @param limit indicators that the chosen plan allows on a chart; none while there is no choice
 * @param others number of other indicators, as typed; empty where it is none
 */
function answer(
  words: PlatformPlans['tool'],
  own: number,
  limit: number | undefined,
  others: string,
  locale: string,
) {
  if (others === '') return fill(words.invalid, { most: MAX_OTHERS }, locale);
  if (limit === undefined) return '';
  const room = chartRoom(limit, own, Number(others));
  const count = 'count' in room ? room.count : 0;
  const used = own + Number(others);
  return fill(words[room.kind], { own, limit, count, used }, locale);
}
