/**
 * Statements of one transaction in one flight. Waits for each of them also when one fails, so that none of them is still at work
 * when the transaction ends.
 */
export const together = async <Results extends readonly unknown[]>(
  statements: readonly [...{ [At in keyof Results]: Promise<Results[At]> }],
): Promise<Results> => {
  await Promise.allSettled(statements);
  return Promise.all(statements) as unknown as Promise<Results>;
};
