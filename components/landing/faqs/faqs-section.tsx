'use client';

import { type MouseEvent, type ToggleEvent, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import { Section, SectionHeading, type SectionProps } from '@/components/ui/section';
import { copyText } from '@/lib/browser/clipboard';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Faqs } from '@/lib/content/schemas/landing';

/** Questions and answers in their groups, of which one is open at most (`<details name>`). */
export function FaqsSection({ content, position, ground }: SectionProps<Faqs>) {
  const { items, copy, ...heading } = content;
  const groups = [...new Set(items.map(({ group }) => group))].map((title) => ({
    title,
    questions: items.filter(({ group }) => group === title),
  }));
  return (
    <Section id="faqs" ground={ground} position={position}>
      {/* The older address of this section. */}
      <span id="faq" className="block" />
      <SectionHeading id="faqs" position={position} {...heading} />
      <div className="faq-groups">
        {groups.map(({ title, questions }) => (
          <div key={title}>
            <h3>{title}</h3>
            {questions.map(({ id, question, answer }) => (
              <details
                key={id}
                id={`faq-${id}`}
                name="faqs"
                open={id === items[0]?.id}
                onToggle={closeOthers}
                className="faq-item"
              >
                <summary>
                  <h4>{question}</h4>
                </summary>
                <p className="faq-answer">
                  <InlineLinks text={answer} />
                </p>
                <AnswerLink id={`faq-${id}`} words={copy} />
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Closes the other answers in browsers that know no `<details name>`: before Chrome 120, Firefox 130 and Safari 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>): void {
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[name="faqs"]'))
    if (details !== opened) details.open = false;
}

/**
 * The address of an answer: a link, of which JavaScript makes a plain click copy the address. Where the clipboard cannot be
 * had the link is followed, which puts the address into the address bar.
 */
function AnswerLink({ id, words }: { id: string; words: Faqs['copy'] }) {
  const [copied, setCopied] = useState<'clipboard' | 'bar' | null>(null);

  async function copy(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href, hash } = event.currentTarget;
    setCopied(null);
    const isCopied = await copyText(href);
    if (!isCopied) window.location.hash = hash;
    setCopied(isCopied ? 'clipboard' : 'bar');
  }

  return (
    <>
      <a href={`/#${id}`} className="text-link" onClick={copy}>
        {words.name}
      </a>
      <span role="status">{copied ? words[copied] : ''}</span>
    </>
  );
}
