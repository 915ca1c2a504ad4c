import { personaBook } from '#sandbox/persona-book.ts';
import { bankAnswer } from '#server/vendors/bank-income/port.ts';
import { incomeRequest } from '#server/vendors/payroll-income/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxBankIncome } from './sandbox-bank-income.ts';

const ask = { ...stranger, asOf, stated: { employments: [] } };

describeContract('the sandbox bank', {
  adapter: sandboxBankIncome(behaving('found'), personaBook),
  request: incomeRequest,
  answer: bankAnswer,
  questions: { 'shows an account': { ask, expect: 'found' } },
});

describeContract('the sandbox bank switched to inconsistent', {
  adapter: sandboxBankIncome(behaving('inconsistent'), personaBook),
  request: incomeRequest,
  answer: bankAnswer,
  questions: { 'shows a large deposit': { ask, expect: 'found' } },
});
