import { z } from 'zod';
import { actorText } from '#entities/contract/actor.ts';
import type { Container } from '#server/container.ts';
import { eventsOfKind } from '#server/db/repos/application/events.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** Null where the caller never took the file. */
export const loanFileTaken = z.object({ at: z.date(), failed: z.array(z.string()) }).nullable();

const sent = z.object({ failed: z.array(z.string()) });

/** What the caller's last download had to leave out, by name. */
export const lastLoanFile = async (
  { database: { db } }: Container,
  { accountId, applicationId }: LoanStaff<'seeDocuments'>,
): Promise<z.infer<typeof loanFileTaken>> => {
  const taken = await eventsOfKind(db, { applicationId, kind: 'loanFileSent' });
  const last = taken.findLast(({ actor }) => actor === actorText({ staff: accountId }));
  if (!last) return null;
  const { failed } = sent.parse(last.body);
  const names = new Map((await filesOf(db, applicationId)).map(({ id, name }) => [id, name]));
  return { at: last.at, failed: failed.map((id) => names.get(id) ?? id) };
};
