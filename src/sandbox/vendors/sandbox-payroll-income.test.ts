import { personaBook } from '#sandbox/persona-book.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { incomeRequest, payrollAnswer } from '#server/vendors/payroll-income/port.ts';
import { behaving, describeContract } from '#testing/vendors/describe-contract.ts';
import { asOf, stranger } from '#testing/vendors/vendor-samples.ts';
import { sandboxPayrollIncome } from './sandbox-payroll-income.ts';

const [job] = workedExampleCouple.facts.verifiedEmployments.borrower ?? [];
const byHand = { ...job, id: 'employments-1', dataSource: 'manual' };
const asking = (employments: unknown[], who: object = stranger) => ({ ...who, asOf, stated: { employments } });

describeContract('the sandbox payroll', {
  adapter: sandboxPayrollIncome(behaving('found'), personaBook),
  request: incomeRequest,
  answer: payrollAnswer,
  questions: {
    'knows the jobs of a stranger': { ask: asking([byHand]), expect: 'found' },
    'knows a persona by e-mail': {
      ask: asking([], { firstName: 'D', lastName: 'W', ssn: null, email: 'dana.whitfield@example.com' }),
      expect: 'found',
    },
    'knows nothing of an owner': { ask: asking([{ ...byHand, percentageOwned: 40 }]), expect: 'notFound' },
    'knows nothing of someone without a job': { ask: asking([]), expect: 'notFound' },
  },
});
