import { useState } from 'react';
import type { Finding, Findings } from 'repaint-check';
import { CaseStepper } from './case-stepper';
import type { CaseView, WantedCase } from './check';
import {
  casesCsv,
  findingText,
  messageText,
  postOf,
  sorted,
  stripPaths,
  summaryOf,
  type Words,
} from './report';

type View = (wanted: WantedCase) => Promise<CaseView | null>;
type Span = readonly [from: number, to: number];

/** Saves a file. A link on the page would get the address's campaign parameters, which a blob does not have. */
function save(text: string, name: string): void {
  const link = document.createElement('a');
  // Spreadsheets take a file without this mark for one in an old encoding.
  link.href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export function CheckResult({
  words,
  findings,
  span,
  files,
  view,
}: {
  words: Words;
  findings: Findings;
  span: Span;
  files: readonly string[];
  view: View;
}) {
  const { result: texts } = words.texts;
  const columns = sorted(findings);
  const post = postOf(words, findings, files);
  const [copied, setCopied] = useState<boolean | null>(null);
  const hasCases = columns.some(({ cases }) => cases.length > 0);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(post);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }
  return (
    <section aria-labelledby="check-result" className="grid gap-4">
      <h3 id="check-result" className="font-serif text-title">
        {texts.title}
      </h3>
      <p>{columns.length > 0 ? summaryOf(words, findings) : texts.none}</p>
      {findings.notes.length > 0 ? (
        <ul className="list-disc ps-5 text-small">
          {findings.notes.map((note) => {
            const text = messageText(words, note);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      ) : null}
      {columns.length > 0 ? (
        <>
          <p className="text-small text-muted">{texts.limits}</p>
          <ul className="border-edge border-t">
            {columns.map((finding) => (
              <li key={finding.name} className="border-hairline border-b">
                <ColumnResult {...{ words, finding, span, view }} />
              </li>
            ))}
          </ul>
          {hasCases ? <p className="text-caption text-muted">{texts.strip}</p> : null}
          <div className="flex flex-wrap gap-2">
            <button type="button" className="demo-button" onClick={copy}>
              {texts.copy}
            </button>
            {hasCases ? (
              <button
                type="button"
                className="demo-button"
                onClick={() => save(casesCsv(words, findings), texts.file)}
              >
                {texts.download}
              </button>
            ) : null}
          </div>
          <p role="status" className="text-small">
            {copied === null ? '' : copied ? texts.copied : texts.notCopied}
          </p>
          {copied === false ? (
            <pre className="rounded-control border border-hairline bg-surface p-4 text-small whitespace-pre-wrap">
              {post}
            </pre>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

function ColumnResult({
  words,
  finding,
  span,
  view,
}: {
  words: Words;
  finding: Finding;
  span: Span;
  view: View;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, verdict, cases } = finding;
  const line = (
    <span className="check-column">
      <b className="wrap-anywhere">{name}</b>
      <span className="chip" data-verdict={verdict}>
        {words.texts.verdicts[verdict]}
      </span>
      <span className="text-small text-muted">{findingText(words, finding)}</span>
      {verdict === 'incomparable' ? null : <Strip {...{ finding, span }} />}
    </span>
  );
  if (cases.length === 0) return <div className="py-3">{line}</div>;
  return (
    <details
      className="faq-item check-item"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{line}</summary>
      {isOpen ? <CaseStepper {...{ words, finding, view }} /> : null}
    </details>
  );
}

function Strip({ finding, span }: { finding: Finding; span: Span }) {
  const { changed, late } = stripPaths(finding.cases, span);
  return (
    <svg className="check-strip" viewBox="0 0 300 12" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 11.5h300" className="stroke-hairline" />
      <path d={late} className="check-late" />
      <path d={changed} className="check-changed" />
    </svg>
  );
}
