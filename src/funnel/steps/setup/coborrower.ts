import { defineStep } from '../../engine/define-step.ts';
import {
  readSecondPerson,
  secondPersonAnswers,
  secondPersonFields,
  writeSecondPerson,
} from '../../questions/second-person.ts';

export const coborrower = defineStep({
  key: 'coborrower',
  path: '/app/initial-setup/coborrower',
  askedOf: 'household',
  chapter: 'yourOffer',
  seconds: 20,
  screen: 'coborrower',
  aside: 'estimate',
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: ['changeCoborrower'],
  answers: secondPersonAnswers,
  fields: secondPersonFields,
  read: readSecondPerson,
  write: writeSecondPerson,
});
