import { defineStep } from '../../engine/define-step.ts';
import {
  checkPrequalCredit,
  prequalCreditAnswers,
  prequalCreditFields,
  readPrequalCredit,
  writePrequalCredit,
} from '../../questions/prequal-credit.ts';

export const prequalCreditCheck = defineStep({
  key: 'prequalCreditCheck',
  path: '/prequal/credit-check',
  askedOf: 'each',
  answers: prequalCreditAnswers,
  fields: prequalCreditFields,
  read: readPrequalCredit,
  write: writePrequalCredit,
  check: checkPrequalCredit,
});
