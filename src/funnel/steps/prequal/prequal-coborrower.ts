import { defineStep } from '../../engine/define-step.ts';
import {
  readSecondPerson,
  secondPersonAnswers,
  secondPersonFields,
  writeSecondPerson,
} from '../../questions/second-person.ts';

export const prequalCoborrower = defineStep({
  key: 'prequalCoborrower',
  path: '/prequal/coborrower',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 20,
  screen: 'coborrower',
  aside: 'homeValue',
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: ['changeCoborrower'],
  answers: secondPersonAnswers,
  fields: secondPersonFields,
  read: readSecondPerson,
  write: writeSecondPerson,
});
