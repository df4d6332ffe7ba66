import { CoordinateLabel } from './coordinate-label';

/** Label, heading and introduction of a numbered section; the heading names the section. */
export function SectionHeading({
  id,
  position,
  label,
  title,
  intro,
}: {
  /** Id of the section. */
  id: string;
  position: number;
  label: string;
  title: string;
  intro: string;
}) {
  return (
    <header className="max-w-[42rem]">
      <CoordinateLabel position={position}>{label}</CoordinateLabel>
      <h2 id={`${id}-title`} className="mt-5 font-serif text-display">
        {title}
      </h2>
      <p className="mt-4 text-lead text-muted">{intro}</p>
    </header>
  );
}
