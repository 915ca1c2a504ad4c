import { isOver } from '#rules/stage/loan-end.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { loanStanding } from './loan-standing.ts';

/** An ended loan stays as it ended: no more requests, reviews, bookings or payments. Under the application's lock. */
export const requireOpenLoan = async (tx: Tx, stored: Pick<StoredApplication, 'id' | 'document'>): Promise<void> => {
  if (isOver((await loanStanding(tx, stored)).end)) throw new AppError('loanEnded');
};
