import { z } from 'zod';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { namesOf } from '#server/db/repos/accounts/accounts.ts';
import { endReader, keepReader, readersWithin } from '#server/db/repos/pipeline/loan-readers.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

export const loanReader = z.object({ loanId: z.string(), name: z.string() });

/** Well within the time after which a page counts as gone. */
const RENEW_MS = 20_000;

/**
 * While a member of staff who works on loans has one open, colleagues see it. Those who only read, such as auditors, are not shown. The
 * returned function ends it.
 */
export const beginReading = async (
  { database: { db }, log }: Container,
  { staff, loanId }: { staff: Staff; loanId: string },
): Promise<() => Promise<void>> => {
  if (!may(staff.grants, 'correspond')) return async () => undefined;
  const reader = { id: crypto.randomUUID(), applicationId: loanId, accountId: staff.accountId };
  // Presence is a courtesy: where it cannot be kept, the loan is open all the same.
  const quietly = (kept: Promise<void>) =>
    kept.catch((error: unknown) => log.warn({ error, applicationId: loanId }, 'a reader of a loan was not kept'));
  await quietly(keepReader(db, reader));
  const timer = setInterval(() => void quietly(keepReader(db, reader)), RENEW_MS).unref();
  return async () => {
    clearInterval(timer);
    await quietly(endReader(db, reader.id));
  };
};

/** The colleagues who have a loan open now, by loan; never the caller. */
export const colleaguesReading = async (
  { database: { db } }: Container,
  staff: Staff,
): Promise<z.infer<typeof loanReader>[]> => {
  const others = (await readersWithin(db, requireReach(staff, 'seeLoan'))).filter(
    ({ accountId }) => accountId !== staff.accountId,
  );
  const names = await namesOf(db, [...new Set(others.map(({ accountId }) => accountId))]);
  return others
    .map(({ loanId, accountId }) => ({ loanId, name: names.get(accountId) ?? '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};
