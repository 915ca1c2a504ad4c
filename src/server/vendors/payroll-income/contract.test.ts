import { personaBook } from '#testing/personas/persona-book.ts';
import { workedExampleCouple } from '#testing/personas/worked-example-couple.ts';
import { behaving, describeContract } from '../testing/describe-contract.ts';
import { asOf, stranger } from '../testing/samples.ts';
import { incomeRequest, payrollAnswer } from './port.ts';
import { sandboxPayrollIncome } from './sandbox.ts';

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
