import { person as personSchema } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
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
