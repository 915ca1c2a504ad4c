import type { Upload } from '#entities/application/upload.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSameFile, placeFile } from '#server/db/repos/loan/files.ts';
import { type Condition, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { lockDocuments, type NotWorkable, type SeenDocument } from './document-of-loan.ts';

/** To a request, or to a kind of document that nobody asked for. */
export type MoveTarget =
  | { kind: 'request'; key: string }
  | { kind: 'type'; documentType: DocumentType; person: Person };
/** `alreadyThere`: the same content was sent for that. `sideUnknown`: a picture of an ID needs its side, which only its sender says. */
export type MoveOutcome = { kind: 'moved' | 'alreadyThere' | 'sideUnknown' } | NotWorkable;

type Purpose = { documentType: DocumentType; person: Person; propertyId: string | null; subjectId: string | null };

const purposeOf = (target: MoveTarget, conditions: readonly Condition[], { isCoborrower }: Upload): Purpose => {
  if (target.kind === 'type')
    return { documentType: target.documentType, person: target.person, propertyId: null, subjectId: null };
  const request = conditions.find(({ key }) => key === target.key)?.request;
  if (!request || request.documentType === null) throw new AppError('notFound');
  const { documentType, propertyId, subjectId, owner, isShared } = request;
  const own = owner === 'coborrower' ? 'coborrower' : 'borrower';
  return { documentType, propertyId, subjectId, person: isShared && isCoborrower ? 'coborrower' : own };
};

/** A document sent for another purpose than it serves: it counts there, and is reviewed for that. */
export const moveDocument = async (
  container: Container,
  { staff, seen, to }: { staff: LoanStaff<'workLoan'>; seen: SeenDocument; to: MoveTarget },
): Promise<MoveOutcome> =>
  container.database.transact(async (tx): Promise<MoveOutcome> => {
    const { accountId, applicationId } = staff;
    const locked = await lockDocuments(container, tx, { applicationId, seen: [seen] });
    if (locked.kind !== 'workable') return locked;
    const { stored, conditions, documents } = locked;
    const [found] = documents;
    if (!found) throw new AppError('notFound');
    const { row, upload } = found;
    const purpose = purposeOf(to, conditions, upload);
    if (purpose.person === 'coborrower' && stored.document.coborrower === null) throw new AppError('invalidInput');
    if (purpose.documentType === 'idDocument' && upload.type !== 'idDocument') return { kind: 'sideUnknown' };
    if (await findSameFile(tx, { ...row, ...purpose })) return { kind: 'alreadyThere' };
    await placeFile(tx, { id: row.id, ...purpose });
    const isId = purpose.documentType === 'idDocument';
    const uploads = stored.document.uploads.map((each) =>
      each.id === row.id
        ? {
            ...each,
            type: purpose.documentType,
            isCoborrower: purpose.person === 'coborrower',
            propertyId: purpose.propertyId,
            subjectId: purpose.subjectId,
            state: 'received' as const,
            idSubtype: isId ? each.idSubtype : null,
            idSide: isId ? each.idSide : null,
          }
        : each,
    );
    const document = { ...stored.document, uploads };
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    const { documentType: from, person: fromPerson } = row;
    const body = { fileId: row.id, from, fromPerson, to: purpose.documentType, toPerson: purpose.person };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'documentMoved', body });
    await reconcileConditions(container, tx, { id: applicationId, document });
    return { kind: 'moved' };
  });
