'use client';

import { InlineLinks } from '@/components/ui/inline-links';
import { Section, SectionHeading } from '@/components/ui/section';
import type { Faqs } from '@/lib/content/schemas/landing';
import { AnswerLink } from './answer-link';
import { needsFilter, QuestionFilter, useQuestionFilter } from './question-filter';

/** Questions and answers; the browser itself keeps one open at most (`<details name>`). */
export function FaqsSection({ content, position }: { content: Faqs; position: number }) {
  const { items, filter, copy, ...heading } = content;
  const { field, isSearching, found, read, onToggle } = useQuestionFilter(items);
  return (
    <Section id="faqs">
      {/* The older address of this section. */}
      <span id="faq" className="block" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="faqs" position={position} {...heading} />
        </div>
        <div>
          {needsFilter(items) ? (
            <QuestionFilter
              words={filter}
              field={field}
              count={found.length}
              all={items.length}
              isSearching={isSearching}
              onInput={read}
            />
          ) : null}
          <div className="border-t border-hairline">
            {items.map(({ id, question, answer }, index) => (
              <details
                key={id}
                id={`faq-${id}`}
                name="faqs"
                open={index === 0}
                hidden={!found.includes(id)}
                onToggle={onToggle}
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
