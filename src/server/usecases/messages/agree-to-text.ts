import type { AgreedText } from '#entities/contract/agreement.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { addAgreement } from '#server/db/repos/application/agreements.ts';
import { legalVersions } from '#server/legal-versions.ts';

type Agreed = {
  applicationId: string;
  person: Person;
  legalText: AgreedText;
  /** The version the page showed; an older one than the one in force is recorded as that version. */
  version: string;
  address: string | null;
};

/** Records the agreement: the version shown, which stays readable at its own address. */
export const agreeToText = async (
  { env }: Pick<Container, 'env'>,
  tx: Tx,
  { version, ...agreed }: Agreed,
): Promise<void> => {
  const known = legalVersions(env.LOCALE, agreed.legalText).find((each) => each === version);
  if (known === undefined) throw new AppError('invalidInput');
  await addAgreement(tx, { ...agreed, version: known });
};
