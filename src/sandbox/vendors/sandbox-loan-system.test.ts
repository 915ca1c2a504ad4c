import { loanSystemAnswer, loanSystemRequest } from '#server/vendors/loan-system/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { sentLoan } from '#testing/vendors/sent-loan.ts';
import { sandboxLoanSystem } from './sandbox-loan-system.ts';

describeContract('the sandbox loan system', {
  adapter: sandboxLoanSystem(behaving('found')),
  request: loanSystemRequest,
  answer: loanSystemAnswer,
  questions: { 'takes a loan': { ask: sentLoan, expect: 'found' } },
});
