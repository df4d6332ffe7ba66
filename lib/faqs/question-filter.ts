/** A question with its answer, in which `[name](target)` is a link. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** Most questions that are looked through without a filter. */
const MOST_UNFILTERED = 12;

/** @returns whether a list is so long that it has a filter */
export function needsFilter(questions: readonly Question[]): boolean {
  return questions.length > MOST_UNFILTERED;
}

/** @returns text as it is compared: without case, accents and the curl of an apostrophe */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/**
 * Questions that hold every word of a search, in themselves or in their answers. Where a link leads is not searched.
 * @param query words in any order; parts of words count
 * @returns their ids, in the order of the list; all of them for an empty search
 */
export function filterQuestions(questions: readonly Question[], query: string): string[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return questions
    .filter(({ question, answer }) => {
      const text = plain(`${question} ${answer.replace(/\]\([^()\s]+\)/g, '')}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}
