import { defineStep } from '../../engine/define-step.ts';
import { softPullConsent } from '../../questions/legal-identity.ts';
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
  chapter: 'yourFinances',
  seconds: 60,
  screen: 'form',
  aside: 'homeValue',
  refusedBy: 'anyRule',
  asks: { questions: ['credit'], consent: softPullConsent, page: 'waits' },
  settlesOnSubmit: true,
  followUps: [],
  answers: prequalCreditAnswers,
  fields: prequalCreditFields,
  read: readPrequalCredit,
  write: writePrequalCredit,
  check: checkPrequalCredit,
});
