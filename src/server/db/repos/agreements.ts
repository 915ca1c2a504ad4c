import type { AgreedText } from '#entities/agreement.ts';
import type { Day } from '#entities/day.ts';
import type { Person } from '#entities/person.ts';
import type { Tx } from '../connect.ts';
import { agreements } from '../schema/index.ts';

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
