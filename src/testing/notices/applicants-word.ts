import { addLoanMessage } from '#server/db/repos/loan/loan-messages.ts';
import type { TestServer } from '../test-server.ts';

/** The borrower writes that they withdraw: what a withdrawal by staff rests on. */
export const applicantsWord = async (
  { container }: Pick<TestServer, 'container'>,
  applicationId: string,
): Promise<{ kind: 'message'; id: string }> => {
  const body = 'Please withdraw my application.';
  const message = { applicationId, person: 'borrower', staffId: null, staffName: null, body } as const;
  return { kind: 'message', id: await container.database.transact((tx) => addLoanMessage(tx, message)) };
};
