import type { AgreedText } from '#entities/contract/agreement.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import type { Tx } from '#server/db/connect.ts';
import { agreements } from '#server/db/schema/index.ts';

export type Agreement = {
  applicationId: string;
  person: Person;
  legalText: AgreedText;
  version: Day;
  address: string | null;
};

export const addAgreement = async (db: Tx, agreement: Agreement): Promise<void> => {
  await db.insert(agreements).values(agreement);
};
