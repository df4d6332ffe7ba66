import type { Frame } from '@/engine/chart/suite-scene';
import type { Crosshair } from '@/engine/replay/crosshair';
import { crosshairWords } from '@/engine/replay/crosshair-words';
import { naivePicture } from '@/engine/replay/pictures';
import type { Player } from '@/engine/replay/player';
import { useView } from '@/engine/replay/use-view';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import { ChartPanel } from './chart-panel';

/** The same bars with a version that repaints, what it did to its marks, and why. */
export function NaiveVersion({
  player,
  frame,
  words,
  crosshair,
  onCrosshair,
}: {
  player: Player;
  frame: (room: number) => Frame;
  words: DemoWords;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
}) {
  const { recording, position } = useView(player.views.words);
  const { drawn, changed } = recording.naive(position);
  return (
    <div className="demo-naive">
      <div className="demo-main">
        <ChartPanel
          label={words.chart.naiveLabel}
          pictureFor={(room) => naivePicture(player.current(), frame(room), crosshair)}
          player={player}
          ids="naive-"
          crosshair={crosshair}
          onCrosshair={onCrosshair}
          reading={
            crosshair
              ? ({ scene }) => crosshairWords(scene, crosshair) ?? words.chart.empty
              : words.chart.empty
          }
        />
      </div>
      <div>
        <p className="font-mono text-small tabular-nums sm:text-body">
          {fill(words.proof.bar, { bar: position })} <span className="text-muted">·</span>{' '}
          {fill(words.proof.drawn, { count: drawn })} <span className="text-muted">·</span>{' '}
          <strong className="font-semibold text-down">
            {fill(words.proof.moved, { count: changed })}
          </strong>
        </p>
        <p className="mt-3 text-small text-muted">{words.proof.naive}</p>
      </div>
    </div>
  );
}
