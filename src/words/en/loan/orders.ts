import type { ConditionOrder } from '#entities/contract/condition-view.ts';

/** Text for what we order on an applicant's consent: a check with payroll, and a creditor's payoff statement. */
export const orderWords = {
  check: {
    title: 'Let us check with your payroll service',
    consent:
      'I allow you to ask the payroll service I connected whether I still work there: now, and again until the money is sent. You see my employer, whether the job is active, and the day it ended. Nobody at work is called.',
    press: 'Agree and check',
    again: 'Check again',
    instead: (subject: string | null) =>
      subject === null ? 'Or ask my employer by email' : `Or ask ${subject} by email`,
    states: {
      offered: 'We have not asked anyone yet.',
      ordered: 'We asked your payroll service and keep trying until it answers. There is nothing for you to do.',
      answered: 'Your payroll service answered.',
      unsure:
        'Your payroll service could not confirm the job. Ask your employer by email below, or send us a recent paystub by message.',
      failed: 'Your payroll service does not answer questions about this job. Ask your employer by email below.',
    } satisfies Record<ConditionOrder['state'], string>,
  },
  payoff: {
    title: (creditor: string) => `Let us request it from ${creditor}`,
    what: 'You sign here, we write to the creditor, and its statement comes straight to us.',
    way: 'How does the creditor take requests?',
    ways: { email: 'By email', post: 'By mail' },
    email: 'Email address for payoff requests',
    emailHelp: 'It is on your statement or on the creditor’s site, often under “payoff”.',
    address: 'Mailing address for payoff requests',
    account: 'Account or loan number',
    accountHelp: 'As on your statement. It goes into the letter and is kept nowhere else.',
    signature: 'Type your full name to sign',
    press: 'Sign and send the request',
    again: 'Sign and send it again',
    check: 'Check the marked fields.',
    wrong: {
      email: 'Enter an email address like name@example.com.',
      address: 'Enter the whole address.',
      account: 'Enter the account number.',
      signature: 'Type your full name as it is on the application.',
    },
    outcomes: {
      ordered: 'Sent. The request is with your documents.',
      settled: 'The payoff statement is in already.',
      signatureDiffers: 'That is not your name as it is on the application.',
      notWritten: 'The letter could not be written: something is missing on the loan. We have been told.',
    },
    states: {
      offered: 'Not requested yet.',
      ordered: (on: string, until: string) => `Requested on ${on}. The creditor has until ${until}.`,
      answered: 'The statement is in.',
      unsure: (until: string) =>
        `No answer by ${until}. We follow up; you can send the statement yourself or request it again.`,
      failed: 'The request came back. Check the address and send it again, or send the statement yourself.',
    },
  },
} as const;
