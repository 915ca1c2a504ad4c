import { defineStep } from '../../engine/define-step.ts';
import { checkForSale, forSaleAnswers, forSaleFields } from '../../questions/for-sale.ts';

export const prequalListedForSale = defineStep({
  key: 'prequalListedForSale',
  path: '/prequal/listed-for-sale',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: 'homeValue',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: forSaleAnswers,
  fields: forSaleFields,
  read: ({ listing }) => listing,
  write: (application, listing) => ({ ...application, listing }),
  check: checkForSale,
});
