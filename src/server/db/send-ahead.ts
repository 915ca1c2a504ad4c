/** Statements of a transaction that nothing waits for before its commit, which fails if one of them does. */
export type SentAhead = Promise<unknown>[];

type Sending = { readonly sentAhead: SentAhead };

/** For a statement whose answer is known. What is sent after it finds it done: a connection works on one statement after the other. */
export const sendAhead = ({ sentAhead }: Sending, statement: PromiseLike<unknown>): void => {
  // A query of drizzle's is sent by each `then`: this is the one.
  const sent = Promise.resolve(statement.then(() => undefined));
  // The commit meets the failure.
  sent.catch(() => undefined);
  sentAhead.push(sent);
};

/** The first failure among them, which made everything after it fail as well; else the one given. */
export const failureAhead = async ({ sentAhead }: Sending, error: unknown): Promise<unknown> => {
  const failed = (await Promise.allSettled(sentAhead)).find(({ status }) => status === 'rejected');
  return failed?.status === 'rejected' ? failed.reason : error;
};
