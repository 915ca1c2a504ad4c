import { defineStep } from '../../engine/define-step.ts';
import {
  checkPrequalCredit,
  prequalCreditAnswers,
  prequalCreditFields,
  readPrequalCredit,
  writePrequalCredit,
} from '../../questions/prequal-credit.ts';

export const prequalCredit = defineStep({
  key: 'prequalCredit',
  path: '/prequal/credit',
  askedOf: 'each',
  answers: prequalCreditAnswers,
  fields: prequalCreditFields,
  read: readPrequalCredit,
  write: writePrequalCredit,
  check: checkPrequalCredit,
});
