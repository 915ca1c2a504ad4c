import { lender } from '#web/lender.ts';

/** Who lends, for the texts that have to say so. */
export const lenderFigures = {
  'lender.legalName': lender.legalName,
  'lender.nmls': lender.nmls,
  'lender.phone': lender.phone,
} as const;
