import { buffer } from 'node:stream/consumers';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findTaskLink } from '#server/db/repos/accounts/task-links.ts';
import { findLoanDocument } from '#server/db/repos/loan/written-documents.ts';
import { payoffOrdersOf } from '#server/db/repos/vendors/payoff-orders.ts';
import { currentConditions } from '../conditions/current-conditions.ts';
import { openFile } from '../documents/open-file.ts';

/** The letter with the applicant's authorization, for the creditor who holds the link. */
export const sharedLetter = async (container: Container, token: string): Promise<{ name: string; base64: string }> => {
  const { db } = container.database;
  const link = await findTaskLink(db, { token, task: 'condition' });
  if (!link) throw new AppError('linkNotValid');
  const { applicationId } = link;
  const { conditions } = await currentConditions(container, applicationId);
  const subject = conditions.find(({ key }) => key === link.subject)?.request.subjectId ?? null;
  const order = (await payoffOrdersOf(db, applicationId)).findLast((each) => each.subject === subject);
  const paper = order && (await findLoanDocument(db, { applicationId, id: order.paperId }));
  if (!paper?.sealedFileId) throw new AppError('notFound');
  const { name, size, bytes } = await openFile(container, paper.sealedFileId);
  return { name, base64: (await buffer(bytes({ start: 0, end: size - 1 }))).toString('base64') };
};
