import type { LeadState } from '#entities/contract/lead.ts';

/** How far a lead is. */
export const leadStates: Readonly<Record<LeadState, string>> = {
  new: 'Not invited yet',
  invited: 'Invited',
  opened: 'Link opened',
  applying: 'Applying',
  inReview: 'In review',
  closing: 'Closing',
  funded: 'Funded',
  ended: 'Ended',
};
