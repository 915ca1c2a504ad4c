import { creditFileWith, outside, valuedAt } from './parts/outside-answers.ts';
import { standardAnswers } from './parts/standard-answers.ts';
import type { Persona } from './persona.ts';

export const waitlistState: Persona = {
  name: 'waitlist-state',
  story: 'Helga lives in Ohio, where the sandbox lender has no license.',
  variant: 'withUsageStep',
  borrower: {
    ...standardAnswers({
      firstName: 'Helga',
      lastName: 'Brandt',
      email: 'helga@example.com',
      ssn: '123456717',
      dateOfBirth: '1968-04-14',
      phone: '6145550117',
      address: {
        line1: '12 Buckeye Avenue',
        line2: null,
        city: 'Columbus',
        state: 'OH',
        zip: '43215',
        county: 'Franklin County',
      },
      value: 280_000,
      owed: 60_000,
      annualIncome: 59_000,
    }),
    joinWaitlist: { wantsWaitlistNews: true },
  },
  coborrower: null,
  facts: outside({ credit: creditFileWith([740, 744, 750]), valuations: valuedAt(281_000) }),
};
