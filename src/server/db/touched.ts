/** A transaction's changes that the portal's lists show, and the loans whose row it holds locked. */
export type Touched = { loans: Set<string>; renewed: Set<string>; threads: Set<string>; locked: Set<string> };

export const touched: unique symbol = Symbol('touched');
type Touching = { readonly [touched]: Touched };

export const nothingTouched = (): Touched => ({
  loans: new Set(),
  renewed: new Set(),
  threads: new Set(),
  locked: new Set(),
});

/** Every repo that writes a fact of a loan marks it; the loan's row in the lists is written before the transaction commits. */
export const touchLoan = (tx: Touching, applicationId: string): void => {
  tx[touched].loans.add(applicationId);
};

/** The loan was worked on: the lists show the time of it and its figures, and nothing else that is new. */
export const renewLoan = (tx: Touching, applicationId: string): void => {
  tx[touched].renewed.add(applicationId);
};

/** A message was written, read or retired. */
export const touchThreads = (tx: Touching, applicationId: string): void => {
  touchLoan(tx, applicationId);
  tx[touched].threads.add(applicationId);
};

/** The loan's own row is locked until the transaction ends, so that its projection need not wait for others again. */
export const noteLocked = (tx: Touching, applicationId: string): void => {
  tx[touched].locked.add(applicationId);
};
