import { fullName } from '#entities/text/full-name.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { accountsWithEmail, seatsOf } from '#server/db/repos/accounts/accounts.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import type { Account } from '#server/db/schema/index.ts';

export type PersonAtAddress = { account: Account; name: string; dateOfBirth: Day | null };

/**
 * The accounts a verified address may open: those that verified it before, and those on the same application under the
 * same address. Without any of those, the newest account started with it.
 */
export const accountsAtAddress = async (db: Reader, email: string): Promise<Account[]> => {
  const all = await accountsWithEmail(db, { realm: 'applicant', email });
  const seats =
    all.length > 1
      ? await seatsOf(
          db,
          all.map(({ id }) => id),
        )
      : [];
  const confirmed = all.filter(({ emailConfirmedAt }) => emailConfirmedAt !== null);
  if (confirmed.length === 0) return all.slice(0, 1);
  const isConfirmed = (accountId: string) => confirmed.some(({ id }) => id === accountId);
  const shared = new Set(
    seats.filter(({ accountId }) => isConfirmed(accountId)).map(({ applicationId }) => applicationId),
  );
  const seated = all.filter(({ id }) =>
    seats.some(({ accountId, applicationId }) => accountId === id && shared.has(applicationId)),
  );
  return seated.length > 0 ? seated : confirmed.slice(0, 1);
};

/** The same accounts with the name and birth date that distinguish them. */
export const peopleAtAddress = async (db: Reader, email: string): Promise<PersonAtAddress[]> => {
  const accounts = await accountsAtAddress(db, email);
  const seats = await seatsOf(
    db,
    accounts.map(({ id }) => id),
  );
  const people: PersonAtAddress[] = [];
  for (const account of accounts) {
    const seat = seats.find(({ accountId }) => accountId === account.id);
    const stored = seat ? await findApplication(db, seat.applicationId) : null;
    const part = seat && stored?.document[seat.person];
    const { firstName, lastName } = part ?? account;
    people.push({
      account,
      name: fullName({ firstName, lastName }),
      dateOfBirth: part?.dateOfBirth ?? null,
    });
  }
  return people;
};
