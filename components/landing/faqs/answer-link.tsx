import type { Faqs } from '@/lib/content/schemas/landing';
import { useCopyLink } from '@/lib/faqs/use-copy-link';

/** The address of an answer: a link, which JavaScript makes copy itself. */
export function AnswerLink({ id, words }: { id: string; words: Faqs['copy'] }) {
  const { copied, link } = useCopyLink();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <a href={`/#${id}`} className="text-link inline-flex min-h-11 items-center" {...link}>
        {words.name}
      </a>
      <span role="status">{copied ? words[copied] : ''}</span>
    </p>
  );
}
