import { z } from 'zod';
import { staffDecision } from '#entities/contract/staff-decision.ts';
import { dollars } from '#entities/values/money.ts';
import { judgmentReason } from '#rules/adverse-action/judgment-reasons.ts';
import { noticePreview, previewNotice } from '#server/usecases/decisions/preview-notice.ts';
import { loanProcedure } from '../procedures.ts';

/** The notice as it would be sent now. */
export const previewProcedure = loanProcedure('decide')
  .input(
    z.object({
      kind: staffDecision,
      amount: dollars.nullable(),
      judgment: z.array(judgmentReason).max(4),
      otherReason: z.string().trim().min(3).max(200).nullable(),
    }),
  )
  .output(noticePreview)
  .query(({ ctx, input: { loanId, ...asked } }) => previewNotice(ctx.container, { applicationId: loanId, asked }));
