import type { PlatformPlans } from '@/lib/content/schemas/platform-plans';
import { fill } from '@/lib/text/fill';
import { spokenDate } from '@/lib/text/spoken-date';
import { PlatformTool } from './platform-tool';

/** What the plans of a charting platform allow on a chart; two fields answer for a visitor's own. */
export function PlatformFit({ content, own }: { content: PlatformPlans; own: number }) {
  const { title, rule, provenance, asOf, exampleNote, note, columns, plans, tool } = content;
  const source = provenance.status === 'example' ? exampleNote : note;
  return (
    <div id="platform" data-provenance={provenance.status} className="plan-panel lg:grid-cols-2">
      <div>
        <h3 className="font-serif text-title">{title}</h3>
        <p className="mt-3 text-muted text-small">{fill(rule, { own })}</p>
        <PlatformTool plans={plans} own={own} words={tool} />
      </div>
      <div>
        <table className="plan-table">
          <thead>
            <tr>
              <th scope="col">{columns.plan}</th>
              <th scope="col">{columns.limit}</th>
            </tr>
          </thead>
          <tbody>
            {plans.map(({ id, name, perChart }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{perChart}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-caption text-muted">{fill(source, { day: spokenDate(asOf) })}</p>
      </div>
    </div>
  );
}
