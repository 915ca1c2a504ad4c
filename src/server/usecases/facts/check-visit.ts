import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { journeysOfLoan } from '#server/db/repos/vendors/journeys.ts';
import { continueJourney } from '../asking/continue-journey.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

/** `late`: the visit or the loan has ended. `away`: the vendor does not answer now. */
export const checkVisitOutcome = ['late', 'away', 'looked'] as const;

type Check = { staff: LoanStaff<'workLoan'>; visitId: string };

/** Staff do not wait for a webhook: the vendor is asked now. */
export const checkVisit = async (
  container: Container,
  { staff: { applicationId }, visitId }: Check,
): Promise<{ kind: (typeof checkVisitOutcome)[number] }> => {
  const visit = (await journeysOfLoan(container.database.db, applicationId)).find(({ id }) => id === visitId);
  if (!visit) throw new AppError('notFound');
  return { kind: await continueJourney(container, visit) };
};
