import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { keepSecret } from '#server/db/repos/application/secrets.ts';
import type { TestServer } from '../test-server.ts';

/** The borrower names another account, as after the confirmation that the page asks for. */
export const changeAccount = (
  { container: { database, ring } }: Pick<TestServer, 'container'>,
  { loanId, accountNumber }: { loanId: string; accountNumber: string },
): Promise<void> =>
  database.transact(async (tx) => {
    const stored = await lockApplication(tx, loanId);
    if (!stored?.document.disbursement) throw new Error('no account');
    const at = { applicationId: loanId, person: 'borrower', kind: 'accountNumber' } as const;
    await keepSecret(tx, { ring, at, plain: accountNumber });
    const disbursement = { ...stored.document.disbursement, accountLast4: accountNumber.slice(-4) };
    await saveApplication(tx, { ...stored, document: { ...stored.document, disbursement } });
  });
