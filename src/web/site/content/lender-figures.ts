import { lender } from '#web/lender.ts';

/** The lender's identity, for texts that must state it. */
export const lenderFigures = {
  'lender.legalName': lender.legalName,
  'lender.nmls': lender.nmls,
  'lender.phone': lender.phone,
} as const;
