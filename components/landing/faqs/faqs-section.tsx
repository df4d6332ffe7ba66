'use client';

import { Section, SectionHeading, type SectionPlace } from '@/components/ui/section';
import type { Faqs } from './schema';

/** @param texts answers are HTML */
export function FaqsSection({ texts, theme }: { texts: Faqs } & SectionPlace) {
  const { items, title } = texts;
  const groups = [...new Set(items.map(({ group }) => group))].map((name) => ({
    name,
    questions: items.filter(({ group }) => group === name),
  }));
  return (
    <Section id="faqs" theme={theme}>
      {/* Keeps old links to `#faq` working. */}
      <span id="faq" className="block" />
      <SectionHeading id="faqs" title={title} />
      <div className="faq-groups">
        {groups.map(({ name, questions }) => (
          <div key={name}>
            <h3>{name}</h3>
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
