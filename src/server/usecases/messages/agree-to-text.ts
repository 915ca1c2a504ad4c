import type { AgreedText } from '#entities/contract/agreement.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/db/connect.ts';
import { addAgreement } from '#server/db/repos/application/agreements.ts';
import { legalVersions } from '#server/legal-versions.ts';

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
