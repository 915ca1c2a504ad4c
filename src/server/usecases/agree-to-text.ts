import type { AgreedText } from '#entities/agreement.ts';
import type { Person } from '#entities/person.ts';
import { AppError } from '../app-error.ts';
import type { Tx } from '../db/connect.ts';
import { addAgreement } from '../db/repos/agreements.ts';
import { legalVersions } from '../legal-versions.ts';

type Agreed = {
  applicationId: string;
  person: Person;
  legalText: AgreedText;
  /** As the page that was shown names it; an older one than is in force counts as what it is. */
  version: string;
  address: string | null;
};

/** Writes down what someone agreed to: the version they saw, which stays readable at its own address. */
export const agreeToText = async (tx: Tx, { version, ...agreed }: Agreed): Promise<void> => {
  const known = legalVersions(agreed.legalText).find((each) => each === version);
  if (known === undefined) throw new AppError('invalidInput');
  await addAgreement(tx, { ...agreed, version: known });
};
