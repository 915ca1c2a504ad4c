/**
 * Merges the answered list into the stored one. Items keep fields the question did not ask; unanswered items stay only if
 * they came from elsewhere, since an applicant can correct a report but not delete it.
 */
export const mergeById = <Item extends { id: string }, Answer extends { id: string }>({
  stored,
  answers,
  blank,
  isFromElsewhere,
}: {
  stored: readonly Item[];
  answers: readonly Answer[];
  blank: (answer: Answer) => Item;
  isFromElsewhere: (item: Item) => boolean;
}): Item[] => {
  const merged = answers.map((answer) => ({
    ...(stored.find(({ id }) => id === answer.id) ?? blank(answer)),
    ...answer,
  }));
  const unanswered = stored.filter(({ id }) => !answers.some((answer) => answer.id === id));
  return [...merged, ...unanswered.filter(isFromElsewhere)];
};
