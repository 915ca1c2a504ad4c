import { z } from 'zod';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { requireStaff } from '#server/usecases/shared/require-staff.ts';
import { loanProcedure } from '../procedures.ts';
import { key, meanwhile, reason, waiverReason } from './schemas.ts';

/** Clear, request again, or waive; waiving is a decision and needs the right to decide. */
export const decideConditionProcedure = loanProcedure('workLoan')
  .input(
    z.object({
      key,
      seen: z.date(),
      decision: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('accept') }),
        z.object({ kind: z.literal('anotherLook'), reason, fileIds: z.array(z.uuid()).nullable() }),
        waiverReason.safeExtend({ kind: z.literal('waive') }),
      ]),
    }),
  )
  .output(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.enum([
          'decided',
          'proposed',
          'proposedAlready',
          'nothingToJudge',
          'cannotBeWaived',
          'coverageNotRecorded',
          'coverageTooLow',
          'checksMissing',
        ]),
      }),
      meanwhile,
    ]),
  )
  .mutation(async ({ ctx: { container, staff }, input: { loanId, key, seen, decision } }) => {
    if (decision.kind !== 'waive') return decideCondition(container, { staff, key, seen, decision });
    const by = { accountId: staff.accountId, action: 'decide' as const, applicationId: loanId };
    return decideCondition(container, { staff: await requireStaff(container, by), key, seen, decision });
  });
