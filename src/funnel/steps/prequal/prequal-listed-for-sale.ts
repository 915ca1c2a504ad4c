import { defineStep } from '../../engine/define-step.ts';
import { checkForSale, forSaleAnswers, forSaleFields } from '../../questions/for-sale.ts';

export const prequalListedForSale = defineStep({
  key: 'prequalListedForSale',
  path: '/prequal/listed-for-sale',
  answers: forSaleAnswers,
  fields: forSaleFields,
  read: ({ listing }) => listing,
  write: (application, listing) => ({ ...application, listing }),
  check: checkForSale,
});
