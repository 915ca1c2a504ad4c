import { defineStep } from '../../engine/define-step.ts';
import {
  chosenOfferAnswers,
  chosenOfferFields,
  readChosenOffer,
  writeChosenOffer,
} from '../../questions/chosen-offer.ts';

export const previewOffer = defineStep({
  key: 'previewOffer',
  path: '/app/initial-setup/preview-offer',
  screen: 'custom',
  answers: chosenOfferAnswers,
  fields: chosenOfferFields,
  answersBeside: ['debtsToPayOff'],
  read: readChosenOffer,
  write: writeChosenOffer,
});
