import { person as personSchema } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { idChecklistOf, tickIdCheck } from '#server/usecases/review/id-checklist.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';

/** A reviewer of a made-up loan looks at each ID and ticks what they see. */
export const tickIdChecks = async (container: Container, staff: LoanStaff<'workLoan'>): Promise<void> => {
  for (const person of personSchema.options) {
    const { pictures, checks } = await idChecklistOf(container, { applicationId: staff.applicationId, person });
    for (const { check } of pictures.length === 0 ? [] : checks)
      await tickIdCheck(container, { staff, person, check, isTicked: true, pictures });
  }
};

/** Where somebody works on a made-up loan, its IDs do not wait. */
export const acceptIds = async (container: Container, staff: LoanStaff<'workLoan'>): Promise<void> => {
  await tickIdChecks(container, staff);
  for (const { key, state, request } of (await currentConditions(container, staff.applicationId)).conditions)
    if (request.documentType === 'idDocument' && state === 'received')
      await decideCondition(container, { staff, key, decision: { kind: 'accept' } });
};
