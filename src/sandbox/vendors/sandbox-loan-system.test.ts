import { loanSystemAnswer, loanSystemRequest } from '#server/vendors/loan-system/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { sandboxLoanSystem } from './sandbox-loan-system.ts';

const push = {
  kind: 'push',
  loanNumber: '100001',
  borrowerName: 'Nora Quist',
  lineAmount: 80_000,
  status: 'submitted',
};

describeContract('the sandbox loan system', {
  adapter: sandboxLoanSystem(behaving('found')),
  request: loanSystemRequest,
  answer: loanSystemAnswer,
  questions: {
    'takes a loan': { ask: push, expect: 'found' },
    'tells how far a loan is': { ask: { kind: 'ask', loanNumber: '100001' }, expect: 'found' },
  },
});
