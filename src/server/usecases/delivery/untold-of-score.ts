import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { deliveriesOf } from '#server/db/repos/loan/notice-deliveries.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

/** Everyone whose report was used and who has no notice about it yet. A newer report is told of again. */
export const untoldOfScore = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
): Promise<Person[]> => {
  const { credit } = await outsideFactsOf(db, stored);
  const told = (await deliveriesOf(db, stored.id)).filter(({ kind, held }) => kind === 'scoreNotice' && held === null);
  return peopleOf(stored.document)
    .map(({ person }) => person)
    .filter((person) => {
      const file = credit[person];
      if (file === null || file.outcome === 'frozen') return false;
      return !told.some((each) => each.person === person && each.madeOn >= file.pulledOn);
    });
};
