import { defineStep } from '../../engine/define-step.ts';
import {
  chosenOfferAnswers,
  chosenOfferFields,
  readChosenOffer,
  writeChosenOffer,
} from '../../questions/chosen-offer.ts';

export const prequalOffer = defineStep({
  key: 'prequalOffer',
  path: '/prequal/preview-offer',
  screen: 'custom',
  answers: chosenOfferAnswers,
  fields: chosenOfferFields,
  answersBeside: ['debtsToPayOff'],
  read: readChosenOffer,
  write: writeChosenOffer,
});
