import { InlineLinks } from '@/components/ui/inline-links';
import { ScriptButton } from '@/components/ui/script-button';
import { closeOthers } from '@/lib/browser/disclosure';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';

/** What to do by what is seen; each answer leads to a message about it. */
export function Troubles({
  words,
  onWrite,
}: {
  words: AccessDesk['troubles'];
  onWrite: (topic: string) => void;
}) {
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles" className="font-serif text-title">
        {words.title}
      </h2>
      <div className="mt-6 border-t border-hairline">
        {words.items.map(({ id, title, text }) => (
          <details key={id} id={id} name="troubles" className="faq-item" onToggle={closeOthers}>
            <summary>
              <h3>{title}</h3>
            </summary>
            <div className="faq-answer pb-3">
              <p>
                <InlineLinks text={text} />
              </p>
              <ScriptButton
                className="needs-script text-link min-h-11 text-small"
                onClick={() => onWrite(title)}
              >
                {words.write}
              </ScriptButton>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
