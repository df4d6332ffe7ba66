'use client';

import { type MouseEvent, useState } from 'react';
import { InlineLinks } from '@/components/ui/inline-links';
import { Section, SectionHeading, type SectionProps } from '@/components/ui/section';
import { copyText } from '@/lib/browser/clipboard';
import { closeOthers } from '@/lib/browser/disclosure';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Faqs } from '@/lib/content/schemas/landing';
import { QuestionFilter, useQuestionFilter } from './question-filter';

/** Questions and answers, of which one is open at most (`<details name>`). */
export function FaqsSection({ content, position, ground }: SectionProps<Faqs>) {
  const { items, filter, copy, ...heading } = content;
  const search = useQuestionFilter(items);
  return (
    <Section id="faqs" ground={ground}>
      {/* The older address of this section. */}
      <span id="faq" className="block" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="faqs" position={position} {...heading} />
        </div>
        <div>
          <QuestionFilter words={filter} search={search} all={items.length} />
          <div className="border-t border-hairline">
            {items.map(({ id, question, answer }, index) => (
              <details
                key={id}
                id={`faq-${id}`}
                name="faqs"
                open={index === 0}
                hidden={!search.found.includes(id)}
                onToggle={(event) => {
                  closeOthers(event);
                  search.onToggle(event);
                }}
                className="faq-item"
              >
                <summary className="faq-question">
                  <h3 className="font-medium text-body">{question}</h3>
                  <span aria-hidden="true" className="faq-sign" />
                </summary>
                <div className="faq-answer max-w-[42rem] pb-3 text-muted">
                  <p>
                    <InlineLinks text={answer} />
                  </p>
                  <AnswerLink id={`faq-${id}`} words={copy} />
                </div>
              </details>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
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
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <a href={`/#${id}`} className="text-link inline-flex min-h-11 items-center" onClick={copy}>
        {words.name}
      </a>
      <span role="status">{copied ? words[copied] : ''}</span>
    </p>
  );
}
