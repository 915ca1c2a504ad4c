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
  answers: secondPersonAnswers,
  fields: secondPersonFields,
  read: readSecondPerson,
  write: writeSecondPerson,
});
