import { Play } from 'lucide-react';
import { DrawnPicture } from '@/components/ui/picture';
import type { Demo } from '@/lib/content/schemas/demo';
import type { LoadState } from './use-demo-code';

/** The demo before it is started: its first bar as a picture, the button, and what a visitor can check. */
export function DemoInvitation({
  content: { picture, proof, checks, start: name, starting, slow, failed, scriptless },
  state,
  start,
}: {
  content: Demo;
  state: LoadState;
  start: () => void;
}) {
  const isLoading = state === 'loading' || state === 'slow';
  const told = { waiting: '', loading: '', slow, failed }[state];
  return (
    <>
      <div className="demo-main">
        <p className="demo-proof text-muted text-small">{proof}</p>
        <figure className="grid gap-3">
          <DrawnPicture picture={picture} className="demo-chart w-full object-contain" />
          <figcaption className="demo-readout">{picture.caption}</figcaption>
        </figure>
        <div className="demo-transport">
          <button
            type="button"
            className="button button-primary needs-script"
            data-event={isLoading ? undefined : 'demo started'}
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : start}
          >
            <Play aria-hidden="true" className="size-4" strokeWidth={2} />
            {isLoading ? starting : name}
          </button>
          <p className="hidden text-caption text-muted scriptless:block">{scriptless}</p>
        </div>
      </div>
      <div className="demo-side">
        <ol className="grid gap-6">
          {checks.map((check, index) => (
            <li key={check} className="grid gap-2 border-hairline border-b pb-6 last:border-b-0">
              <span aria-hidden="true" className="font-mono text-brass text-caption">
                {index + 1}
              </span>
              <span className="text-small">{check}</span>
            </li>
          ))}
        </ol>
        <p role="status" className="text-small empty:hidden">
          {told}
        </p>
      </div>
    </>
  );
}
