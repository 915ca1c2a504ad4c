import type { Day } from '#entities/day.ts';
import { decideRescission, type Rescission } from '#rules/rescission/rescission.ts';
import type { DbOrTx } from '../db/connect.ts';
import type { StoredApplication } from '../db/repos/applications.ts';
import { closingOwnersOf } from '../db/repos/closing-owners.ts';

/** Where the days to cancel stand, from what every owner signed, got and sent. */
export const rescissionOf = async (
  db: DbOrTx,
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
  asOf: Day,
): Promise<Rescission> => {
  const owners = await closingOwnersOf(db, id);
  return decideRescission(
    {
      usage: document.property.usage,
      openedOn: document.closing.accountOpenedOn,
      owners,
      cancellationsSentOn: owners.flatMap(({ cancelledOn }) => cancelledOn ?? []),
    },
    asOf,
  );
};
