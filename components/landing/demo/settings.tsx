import { demoWords } from '@/content/demo';
import { DEFAULT_SETTINGS, type IndicatorSettings } from '@/engine/indicators/settings';
import { HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { type SessionHours, TRADING_SESSIONS } from '@/engine/market/trading-hours';
import type { Player } from '@/engine/replay/player';
import { pageLocale, say } from '@/lib/browser/say';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { formatList } from '@/lib/text/format';
import { Choice } from './choice';
import { useSnapshot } from './use-demo';

const { settings: words, drawing } = demoWords;

/** What each setting can be, and how that is called. */
const OPTIONS: {
  [Name in keyof IndicatorSettings]: readonly (readonly [IndicatorSettings[Name], string])[];
} = {
  swingReach: [2, 3, 4, 5, 8].map((reach) => [reach, String(reach)]),
  minGapAtr: [
    [DEFAULT_SETTINGS.minGapAtr, say(words.gaps.sized, { part: DEFAULT_SETTINGS.minGapAtr })],
    [0, words.gaps.all],
  ],
  sessions: [
    ['mornings', words.hours.mornings],
    ['whole-days', words.hours['whole-days']],
  ],
  dayStart: [
    ['UTC', words.days.UTC],
    ['New York', words.days['New York']],
  ],
};
const HAS_SESSIONS = SOLD_INDICATORS.includes('sessions');
const NAMES = (Object.keys(OPTIONS) as (keyof IndicatorSettings)[]).filter(
  (name) => name !== 'sessions' || HAS_SESSIONS,
);

/** @param time since midnight, ms @returns `15:30` */
function clock(time: number): string {
  const minutes = String((time % HOUR_MS) / MINUTE_MS).padStart(2, '0');
  return `${Math.floor(time / HOUR_MS)}:${minutes}`;
}

/** @returns the hours of all sessions, in words */
function hoursOf(hours: SessionHours): string {
  const windows = TRADING_SESSIONS[hours].map(({ name, opens, closes }) =>
    say(words.window, {
      session: drawing.sessions[name].name,
      opens: clock(opens),
      closes: clock(closes),
    }),
  );
  return say(words.clocks, { windows: formatList(windows, pageLocale()) });
}

/** Where traders differ. */
export function Settings({ player }: { player: Player }) {
  const { settings } = useSnapshot(player, 'controls');
  return (
    <>
      {NAMES.map((name) => (
        <div key={name} className="demo-setting">
          {/* The list has it for a name. */}
          <span aria-hidden="true">{words[name]}</span>
          <Choice
            name={words[name]}
            value={settings[name]}
            options={OPTIONS[name]}
            onChange={(value) => player.setSettings({ [name]: value })}
          />
        </div>
      ))}
      <p>
        {HAS_SESSIONS ? hoursOf(settings.sessions) : null} {words.hint}
      </p>
    </>
  );
}
