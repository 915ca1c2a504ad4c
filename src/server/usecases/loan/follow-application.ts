import { setImmediate as nextTurn } from 'node:timers/promises';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { Staff } from '../shared/staff-reach.ts';

/**
 * The current version, then the one after each save. Listening starts before the first read, so that none is missed; after a gap in
 * the listening it is read again.
 */
export async function* followApplication(
  { database, live }: Container,
  { applicationId, signal }: { applicationId: string; signal: AbortSignal },
): AsyncGenerator<number> {
  const changes = live.changesOf(applicationId, signal);
  let next = changes.next();
  const current = async () => (await findApplication(database.db, applicationId))?.version ?? null;
  const first = await current();
  if (first !== null) yield first;
  for (let change = await next; !change.done; change = await next) {
    next = changes.next();
    const version = change.value ?? (await current());
    if (version !== null) yield version;
  }
}

/**
 * For staff, the version after whatever changed on the loan: a proposed waiver, an assignment or a notary's name is no save of the
 * application and shows in the lists alone. One commit that says both is told once.
 */
export async function* followLoan(
  container: Container,
  { applicationId, signal }: { applicationId: string; signal: AbortSignal },
): AsyncGenerator<number> {
  const { database, live } = container;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let hasChanged = false;
  let isOver = false;
  let wake = () => {};
  const tell = () => {
    hasChanged = true;
    wake();
  };
  const saves = async () => {
    for await (const _version of live.changesOf(applicationId, signal)) tell();
  };
  const rows = async () => {
    for await (const row of live.pipelineChanges(signal)) if (row === null || row.id === applicationId) tell();
  };
  void Promise.allSettled([saves(), rows()]).then(() => {
    isOver = true;
    end();
  });
  for (;;) {
    const stored = await findApplication(database.db, applicationId);
    if (isOver) return;
    if (stored) yield stored.version;
    if (!hasChanged)
      await Promise.race([
        ended,
        new Promise<void>((resolve) => {
          wake = resolve;
        }),
      ]);
    if (isOver) return;
    await nextTurn();
    hasChanged = false;
  }
}

/** Whether staff following a loan may still see it: they, the loan or their grants may have changed since. */
export const isStillSeen = async (
  { database: { db } }: Container,
  { staff, loanId }: { staff: Staff | null; loanId: string },
): Promise<boolean> => {
  const reach = staff && reachOf(staff, 'seeLoan');
  const place = await officeOf(db, loanId);
  return reach !== null && place !== null && isWithin(reach, place);
};
