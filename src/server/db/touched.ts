/** What a transaction has changed and the portal's lists show. */
export type Touched = { loans: Set<string>; threads: Set<string> };

export const touched: unique symbol = Symbol('touched');
type Touching = { readonly [touched]: Touched };

/** Every repo that writes a fact of a loan says so; the loan's row in the lists is written before the transaction commits. */
export const touchLoan = (tx: Touching, applicationId: string): void => {
  tx[touched].loans.add(applicationId);
};

/** A message was written, read or retired. */
export const touchThreads = (tx: Touching, applicationId: string): void => {
  touchLoan(tx, applicationId);
  tx[touched].threads.add(applicationId);
};
