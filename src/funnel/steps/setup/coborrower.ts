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
  answers: secondPersonAnswers,
  fields: secondPersonFields,
  read: readSecondPerson,
  write: writeSecondPerson,
});
