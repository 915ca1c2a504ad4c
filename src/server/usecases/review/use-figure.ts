import type { UsedFigure } from '#entities/contract/documents/document-figure.ts';
import { documentFields } from '#rules/documents/reading/document-fields.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { dropFigure, figuresOf, saveFigure } from '#server/db/repos/loan/document-review.ts';
import { findFile } from '#server/db/repos/loan/files.ts';
import { isSentIn } from '../shared/list-files.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** The figures people took from the documents of a loan. */
export const usedFigures = async ({ database: { db } }: Container, applicationId: string): Promise<UsedFigure[]> =>
  (await figuresOf(db, applicationId)).map(({ fileId, name, value, page, place, usedByName, usedAt }) => ({
    ...{ fileId, name, value, page, place, by: usedByName, at: usedAt },
  }));

type Taking = {
  staff: LoanStaff<'workLoan'>;
  figure: Pick<UsedFigure, 'fileId' | 'name' | 'page' | 'place'>;
  /** Null takes it back. */
  value: string | null;
  /** The value in use on the page; null for none. */
  seen: string | null;
};
export type UseFigureOutcome = { kind: 'used' | 'changedMeanwhile' };

/** A person says that a figure of a document counts. Nothing that was found counts without it. */
export const useFigure = (container: Container, { staff, figure, value, seen }: Taking): Promise<UseFigureOutcome> => {
  const { accountId, name: staffName, applicationId } = staff;
  const { fileId, name, page, place } = figure;
  return container.database.transact(async (tx): Promise<UseFigureOutcome> => {
    const stored = await lockApplication(tx, applicationId);
    const row = await findFile(tx, fileId);
    if (!stored || row?.applicationId !== applicationId || !isSentIn(row) || page > row.pages)
      throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    if (!documentFields[row.documentType]?.some((rule) => rule.name === name)) throw new AppError('invalidInput');
    const kept = (await figuresOf(tx, applicationId)).find((each) => each.fileId === fileId && each.name === name);
    if ((kept?.value ?? null) !== seen) return { kind: 'changedMeanwhile' };
    const used = { usedBy: accountId, usedByName: staffName, usedAt: container.clock.now() };
    if (value === null) await dropFigure(tx, { applicationId, fileId, name });
    else await saveFigure(tx, { fileId, name, applicationId, value, page, place, ...used });
    const body = { fileId, figure: name, page, isTyped: place === null, isTakenBack: value === null };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'figureUsed', body });
    return { kind: 'used' };
  });
};
