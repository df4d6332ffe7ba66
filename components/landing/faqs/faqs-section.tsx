'use client';

import { Section, SectionHeading, type SectionPlace } from '@/components/ui/section';
import type { Faqs } from './schema';

/** @param texts answers are HTML */
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
                <div
                  className="faq-answer"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it without HTML
                  dangerouslySetInnerHTML={{ __html: answer }}
                />
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
