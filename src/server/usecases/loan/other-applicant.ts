import type { LoanHub } from '#entities/contract/loan-hub.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { arrangedConditions } from '#rules/work/arranged-conditions.ts';
import type { Container } from '#server/container.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { conditionViewsFor, type LoanSnapshot } from '../conditions/current-conditions.ts';

/** How much of the loan waits for the other person, and until when. What it is stays between them and us. */
export const otherApplicant = async (
  container: Container,
  loan: LoanSnapshot,
  reader: Person,
): Promise<LoanHub['other']> => {
  const { document } = loan.stored;
  const person = peopleIn(document).find((each) => each !== reader);
  if (person === undefined) return null;
  const { toDo } = arrangedConditions(await conditionViewsFor(container, loan, person));
  // What either of them can do stands among the reader's own.
  const own = toDo.filter(({ condition }) => condition.whose !== 'either');
  const [first] = own.map(({ condition }) => condition.until).toSorted();
  return {
    name: document[person]?.firstName ?? fullName(document, person),
    isSent: (await statusOf(container.database.db, loan.stored, person)) === 'applicationSubmitted',
    open: own.length,
    until: first ?? null,
  };
};
