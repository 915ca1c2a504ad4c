import type { Day } from '#entities/values/day.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import { ownersOf } from '#rules/rescission/owners-of.ts';
import { decideRescission, type Rescission } from '#rules/rescission/rescission.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { closingOwnersOf } from '#server/db/repos/loan/closing-owners.ts';
import { outsideFactsOf } from './outside-facts-of.ts';

const nothingYet = { signedOn: null, noticeDeliveredOn: null, disclosuresDeliveredOn: null };

/** The status of the rescission period, from every owner's signatures, deliveries and cancellations. */
export const rescissionOf = async (
  db: Reader,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
  asOf: Day,
): Promise<Rescission> => {
  const rows = await closingOwnersOf(db, id);
  const { title } = await outsideFactsOf(db, { id, document });
  // An owner found later has received nothing yet: the rescission period has not begun.
  const owners = ownersOf(document, title).map(({ owner }) => rows.find((row) => row.owner === owner) ?? nothingYet);
  return decideRescission(
    {
      mayBePrincipalResidence: mayBePrincipalResidence(document, title),
      openedOn: document.closing.accountOpenedOn,
      owners,
      cancellationsSentOn: rows.flatMap(({ cancelledOn }) => cancelledOn ?? []),
    },
    asOf,
  );
};
