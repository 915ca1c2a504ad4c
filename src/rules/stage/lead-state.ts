import type { LeadState } from '#entities/contract/lead.ts';
import type { PipelineStage } from '#entities/contract/pipeline.ts';

/** A lead's progress. An inquiry changes nothing until the invitation is opened. */
export const leadState = (stage: PipelineStage, before: LeadState): LeadState => {
  switch (stage) {
    case 'inquiry':
      return before === 'new' || before === 'invited' ? before : 'opened';
    case 'application':
      return 'applying';
    case 'documents':
    case 'review':
    case 'conditions':
    case 'suspended':
    case 'counterOffer':
      return 'inReview';
    case 'closing':
    case 'rescission':
    case 'funding':
      return 'closing';
    case 'funded':
      return 'funded';
    case 'refused':
    case 'withdrawn':
    case 'incomplete':
    case 'cancelled':
    case 'waitlist':
      return 'ended';
  }
};
