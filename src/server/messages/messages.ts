export type OptOutKind = 'reminders' | 'waitlist' | 'answers';

type Message = { file: string; sample: Record<string, string>; optOut?: OptOutKind };

const page = (path: string): string => `https://lender.example${path}`;
const dana = { firstName: 'Dana' };
const loan = { ...dana, loanNumber: 'HL-100001' };
const hubUrl = page('/app/application/submitted');
const payment = { ...loan, amount: '$20,000.00', payee: 'your account ending in 4471', hubUrl };
const declined = { name: 'Sam Whitfield', what: 'Sam declined.', next: 'Decide.', nextUrl: page('/app/login') };
const asked = { askedBy: 'Dana Whitfield', days: '14 days', answerUrl: page('/app/condition?token=sample') };
const payoff = { creditor: 'James River Bank', lender: 'Prairie Home Credit, LLC', neededBy: 'December 2, 2025' };
const start = { startUrl: page('/'), rateUrl: page('/prequal') };

/** Every message by name: its text in `content/<locale>/mails`, a sample of each of its variables, and whether recipients may opt out. */
export const messages = {
  signInCode: { file: 'sign-in-code', sample: { code: '418206' } },
  emailChangeCode: { file: 'email-change-code', sample: { code: '418206' } },
  emailChanged: { file: 'email-changed', sample: { ...dana, newEmail: 'd…@example.com' } },
  confirmationCode: { file: 'confirmation-code', sample: { code: '418206' } },
  passwordChanged: { file: 'password-changed', sample: { ...dana, signInUrl: page('/app/login') } },
  staffPasswordChanged: { file: 'staff-password-changed', sample: dana },
  noAccount: { file: 'no-account', sample: start },
  started: { file: 'started', sample: { resumeUrl: page('/app/login') } },
  welcomeBack: { file: 'welcome-back', sample: { ...dana, resumeUrl: page('/app/login') } },
  coborrowerInvitation: {
    file: 'coborrower-invitation',
    sample: {
      firstName: 'Sam',
      lastName: 'Whitfield',
      inviterName: 'Dana Whitfield',
      home: '214 Larkspur Lane, Asheville, NC',
      line: 'up to $87,428, secured by this home',
      invitationUrl: page('/app/join?token=sample'),
      expiresOn: 'December 22, 2025',
    },
  },
  coborrowerRemoved: { file: 'coborrower-removed', sample: { firstName: 'Sam' } },
  coborrowerDeclined: { file: 'coborrower-declined', sample: { ...dana, ...declined } },
  leadInvitation: {
    file: 'lead-invitation',
    sample: {
      ...dana,
      inviter: 'Riverside Mortgage Partners',
      leadUrl: page('/app/initial-setup/mcr?lead=sample'),
      expiresOn: 'December 22, 2025',
    },
  },
  clockLate: {
    file: 'clock-late',
    sample: {
      firstName: 'Renee',
      loanNumber: 'HL-100001',
      names: 'Whitfield, Dana',
      clock: 'Credit decision',
      dueOn: 'December 2, 2025',
      loanUrl: page('/portal/loan/sample'),
    },
  },
  staffInvitation: {
    file: 'staff-invitation',
    sample: { ...dana, days: '3 days', enrolUrl: page('/portal/enrol?token=sample') },
  },
  staffReset: {
    file: 'staff-reset',
    sample: { ...dana, days: '3 days', enrolUrl: page('/portal/enrol?token=sample') },
  },
  offerReady: {
    file: 'offer-ready',
    sample: {
      ...dana,
      maximumLine: '$140,000',
      expiresOn: 'January 14, 2026',
      offerUrl: page('/app/initial-setup/preview-offer'),
    },
  },
  applicationReceived: {
    file: 'application-received',
    sample: {
      ...loan,
      sentAt: 'December 1, 2025, 10:42 AM Eastern Time',
      people: 'Dana Whitfield and Marcus Whitfield',
      line: '$85,000',
      home: '214 Larkspur Lane, Asheville, NC',
      copy: 'The PDF of what you sent is on your loan page, under Documents.',
      hubUrl,
    },
  },
  offerChanged: {
    file: 'offer-changed',
    sample: {
      ...dana,
      before: '$87,428',
      after: '$34,005',
      reasons: '- All loans on your home together can be up to 75% of its value. Before, it was 85%.',
      offerUrl: page('/app/initial-setup/preview-offer'),
    },
  },
  documentRequest: {
    file: 'document-request',
    sample: { ...loan, requests: '- Paystubs, the last four\n- Mortgage statement', hubUrl },
  },
  documentAccepted: { file: 'document-accepted', sample: { ...dana, documentName: 'mortgage statement', hubUrl } },
  documentAnotherLook: {
    file: 'document-another-look',
    sample: { ...dana, documentName: 'paystub', reason: 'The second page is missing.', hubUrl },
  },
  thirdPartyQuestion: { file: 'third-party-question', sample: { ...asked, title: 'Payoff statement' } },
  payoffRequest: { file: 'payoff-request', sample: { ...asked, ...payoff } },
  messageFromStaff: {
    file: 'message-from-staff',
    sample: { ...loan, staffName: 'Renee Okafor', messagesUrl: `${hubUrl}#messages` },
  },
  messageFromPerson: {
    file: 'message-from-person',
    sample: {
      firstName: 'Renee',
      name: 'Dana Whitfield',
      loanNumber: 'HL-100001',
      messagesUrl: page('/portal/loan/sample/messages'),
    },
  },
  deskNotification: {
    file: 'desk-notification',
    sample: {
      firstName: 'Renee',
      what: 'Una Underwriter mentioned you in a note on HL-100001',
      loanUrl: page('/portal/loan/sample/notes'),
      accountUrl: page('/portal/account'),
    },
  },
  uploadLink: { file: 'upload-link', sample: { ...dana, days: '7 days', uploadUrl: page('/app/upload?token=sample') } },
  rightToCancel: {
    file: 'right-to-cancel',
    sample: {
      name: 'Robin Whitfield',
      home: '214 Larkspur Lane',
      openedOn: 'December 15, 2025',
      cancelUrl: page('/app/cancel?token=sample'),
    },
  },
  rescissionCancelled: {
    file: 'rescission-cancelled',
    sample: { ...loan, cancelledBy: 'Robin Whitfield', moneyBackBy: 'January 7, 2026' },
  },
  moneySent: { file: 'money-sent', sample: { ...payment, sentOn: 'December 19, 2025' } },
  moneyReturned: {
    file: 'money-returned',
    sample: {
      ...payment,
      reason: 'the account is closed',
      next: 'Name another account on your loan page.',
    },
  },
  funded: { file: 'funded', sample: { ...loan, total: '$85,000.00', fundedOn: 'December 19, 2025', hubUrl } },
  signingReady: { file: 'signing-ready', sample: { ...loan, signUrl: page('/app/application/sign') } },
  rescission: {
    file: 'rescission',
    sample: {
      ...dana,
      signedOn: 'December 15, 2025',
      lastDay: 'December 18, 2025',
      fundingDay: 'December 19, 2025',
      cancelUrl: hubUrl,
    },
  },
  decisionApproved: {
    file: 'decision-approved',
    sample: {
      ...loan,
      line: '$85,000',
      rate: '8.49%',
      highestRate: '18.00%',
      paymentNow: '$601.38',
      paymentAfterDraw: '$737.11',
      highestPayment: '$1,311.81',
      lastDay: 'December 18, 2025',
      fundingDay: 'December 19, 2025',
      next: 'There is nothing left for you to send.',
      letter: 'The approval letter, a PDF to keep, is on your loan page under Documents.',
      hubUrl,
    },
  },
  appointmentBooked: {
    file: 'appointment-booked',
    sample: {
      ...dana,
      signOn: 'Monday, December 15, 2025',
      time: 'Morning',
      place: 'At our office',
      lastDay: 'December 18, 2025',
      fundingDay: 'December 19, 2025',
      hubUrl,
    },
  },
  decisionCounter: {
    file: 'decision-counter',
    sample: {
      ...loan,
      line: '$60,000',
      rate: '8.75% APR',
      expiresOn: 'March 15, 2026',
      reasons: '- Monthly debts are too high for the income we could confirm',
      noticeUrl: hubUrl,
    },
  },
  decisionDenied: {
    file: 'decision-denied',
    sample: { ...loan, reasons: '- A mortgage payment was late in the last 12 months', noticeUrl: hubUrl },
  },
  decisionWithdrawn: { file: 'decision-withdrawn', sample: { ...loan, ...start } },
  decisionClosed: {
    file: 'decision-closed',
    sample: { ...loan, askedOn: 'December 15, 2025', dueOn: 'January 14, 2026', ...start },
  },
  noticeReady: {
    file: 'notice-ready',
    sample: { ...loan, notice: 'Notice to home loan applicant', noticeUrl: page('/app/letters') },
  },
  decisionIncomplete: {
    file: 'decision-incomplete',
    sample: { ...loan, missing: '- W-2 for 2024', dueOn: 'January 14, 2026', hubUrl },
  },
  reminder: { file: 'reminder', sample: { resumeUrl: page('/app/login') }, optOut: 'reminders' },
  lastReminder: {
    file: 'last-reminder',
    sample: { days: '10 days', resumeUrl: page('/app/login') },
    optOut: 'reminders',
  },
  waitlistOpen: {
    file: 'waitlist-open',
    sample: { ...dana, stateName: 'Oregon', startUrl: page('/') },
    optOut: 'waitlist',
  },
  answerChanged: {
    file: 'answer-changed',
    sample: { ...dana, topic: 'the waiting period after what happened', resumeUrl: page('/app/login') },
    optOut: 'answers',
  },
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof messages;
export type MessageVariables<Name extends MessageName> = Record<keyof (typeof messages)[Name]['sample'], string>;

export const optOutOf = (name: MessageName): OptOutKind | null => {
  const message: Message = messages[name];
  return message.optOut ?? null;
};
