import { memo, type ReactNode } from 'react';
import type { Shown } from '@/engine/chart/suite-scene';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import type { DemoWords } from '@/lib/content/schemas/demo';

function Switch({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="demo-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** Which indicators are drawn, and whether the repainting version stands below. */
export const IndicatorSwitches = memo(function IndicatorSwitches({
  words,
  shown,
  onShown,
  isNaive,
  onNaive,
}: {
  words: DemoWords;
  shown: Shown;
  onShown: (shown: Shown) => void;
  isNaive: boolean;
  onNaive: (isNaive: boolean) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.controls.indicators}</legend>
      {INDICATOR_IDS.map((id) => (
        <Switch key={id} isOn={shown[id]} onChange={(isOn) => onShown({ ...shown, [id]: isOn })}>
          {words.indicators[id]}
        </Switch>
      ))}
      <Switch isOn={isNaive} onChange={onNaive}>
        {words.controls.naive}
      </Switch>
    </fieldset>
  );
});
