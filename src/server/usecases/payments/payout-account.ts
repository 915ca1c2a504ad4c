import type { Application } from '#entities/application/application.ts';
import type { Destination } from '#entities/facts/payment.ts';
import { person } from '#entities/values/person.ts';
import type { Reader } from '#server/db/connect.ts';
import type { KeyRing } from '#server/db/key-ring.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';

type Paid = { id: string; document: Pick<Application, 'disbursement'> };

/** The account of the first draw with its whole number; null while the number on file is not that of the account shown. */
export const payoutAccount = async (
  { ring }: { ring: KeyRing },
  db: Reader,
  { id, document: { disbursement } }: Paid,
): Promise<Destination | null> => {
  if (disbursement === null) return null;
  const { accountHolder, bankName, routingNumber, accountKind, accountLast4 } = disbursement;
  // Either borrower may have entered it.
  for (const entered of person.options) {
    const at = { applicationId: id, person: entered, kind: 'accountNumber' } as const;
    const accountNumber = await findSecret(db, { ring, at });
    if (accountNumber === null || accountNumber.slice(-4) !== accountLast4) continue;
    return { method: 'ach', holder: accountHolder, memo: null, bankName, routingNumber, accountNumber, accountKind };
  }
  return null;
};
