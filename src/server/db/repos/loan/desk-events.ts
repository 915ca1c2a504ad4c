import type { Db } from '#server/db/connect.ts';
import { deskEvents } from '#server/db/schema/index.ts';

export type DeskEventKind =
  | 'pipelineExported'
  | 'auditExported'
  | 'reportExported'
  | 'loansAssigned'
  | 'leadsImported'
  | 'jobsRetried'
  | 'serviceAsked'
  | 'hooksReplayed'
  | 'loanSystemSeen'
  | 'loanSystemSent'
  | 'templateWritten'
  | 'templateRetired';

/** Staff actions that belong to no single loan. */
export const appendDeskEvent = async (
  db: Db,
  event: { accountId: string; kind: DeskEventKind; body: Record<string, unknown> },
): Promise<void> => {
  await db.insert(deskEvents).values(event);
};
