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
  askedOf: 'household',
  chapter: 'yourOffer',
  seconds: 60,
  screen: 'offer',
  aside: 'estimate',
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: ['acceptOffer'],
  acceptsOffer: true,
  answers: chosenOfferAnswers,
  fields: chosenOfferFields,
  answersBeside: ['debtsToPayOff', 'debtRates'],
  read: readChosenOffer,
  write: writeChosenOffer,
});
