import type { FileRefusal } from '#entities/contract/stored-file.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { storeFile } from '../documents/store-file.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

type Sent = { key: string; name: string; body: AsyncIterable<Uint8Array> };
export type RequestFileOutcome = { kind: 'stored'; fileId: string } | { kind: 'refused'; reason: FileRefusal };

/** Staff add a document that reached them another way, by mail or by hand, to the request it answers. */
export const storeForRequest = async (
  container: Container,
  { accountId, applicationId }: LoanStaff<'workLoan'>,
  { key, name, body }: Sent,
): Promise<RequestFileOutcome> => {
  const { conditions } = await currentConditions(container, applicationId);
  const request = conditions.find((condition) => condition.key === key)?.request;
  if (!request || request.documentType === null) throw new AppError('notFound');
  const { documentType, propertyId, subjectId, owner } = request;
  // A picture of an ID needs its side, which the applicant's own page asks for.
  if (documentType === 'idDocument') throw new AppError('invalidInput');
  const purpose = { name, documentType, propertyId, subjectId, idSubtype: null, idSide: null };
  const person = owner === 'coborrower' ? 'coborrower' : 'borrower';
  const stored = await storeFile(container, { applicationId, person }, { purpose, body, by: { staff: accountId } });
  return stored.kind === 'refused' ? stored : { kind: 'stored', fileId: stored.file.id };
};
