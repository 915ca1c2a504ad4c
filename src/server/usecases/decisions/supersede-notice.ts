import type { NoticeKind } from '#entities/facts/notice.ts';
import type { Tx } from '#server/db/connect.ts';
import { dropUnsent } from '#server/db/repos/loan/notice-deliveries.ts';
import {
  changeWrittenDocument,
  ownerDocumentsOf,
  writtenDocumentsOf,
} from '#server/db/repos/loan/written-documents.ts';
import type { Subject } from '#server/vendors/port.ts';

/** Figures that no longer hold: they stay on file, and the new ones replace them. */
export const supersedeNotice = async (
  tx: Tx,
  { kind, owner, ...subject }: Subject & { kind: NoticeKind; owner: string | null },
): Promise<void> => {
  const { applicationId, person } = subject;
  await dropUnsent(tx, { applicationId, person, owner, kind });
  const known =
    owner === null
      ? await writtenDocumentsOf(tx, { ...subject, packet: 'notice' })
      : await ownerDocumentsOf(tx, { applicationId, owner });
  for (const row of known) if (row.kind === kind) await changeWrittenDocument(tx, { id: row.id, state: 'superseded' });
};
