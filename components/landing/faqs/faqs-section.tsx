'use client';

import type { Faqs } from '@/components/landing/faqs/schema';
import { InlineLinks } from '@/components/ui/links';
import { Section, SectionHeading, type SectionPlace } from '@/components/ui/section';

export function FaqsSection({ texts, position, theme }: { texts: Faqs } & SectionPlace) {
  const { items, ...heading } = texts;
  const groups = [...new Set(items.map(({ group }) => group))].map((title) => ({
    title,
    questions: items.filter(({ group }) => group === title),
  }));
  return (
    <Section id="faqs" theme={theme} position={position}>
      {/* Keeps old links to `#faq` working. */}
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
                className="faq-item"
              >
                <summary>
                  <h4>{question}</h4>
                </summary>
                <p className="faq-answer">
                  <InlineLinks text={answer} />
                </p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
