import type { PaymentStep } from '#rules/offer/payment-steps.ts';

type Years = Pick<PaymentStep, 'fromYear' | 'toYear'>;

/** Texts on the documents we write that are not in their templates: the frame of the PDF, inserted phrases and tables. */
export const writtenDocumentTexts = {
  frame: {
    plain: 'In plain words',
    nmls: (id: string) => `NMLS ${id}`,
    equalHousing: 'Equal Housing Lender',
    reference: { for: 'For', loan: 'Loan number', home: 'Home', given: 'Date given' },
    running: (f: { name: string; loanNumber: string; recipient: string; day: string }) =>
      `${f.name}   Loan ${f.loanNumber}   ${f.recipient}   ${f.day}`,
    foot: (f: { name: string; version: string; lender: string; nmls: string }) =>
      `${f.name}, form ${f.version}. ${f.lender}, NMLS ${f.nmls}`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    signatureOf: (name: string) => `Signature of ${name}`,
    initialsOf: (name: string) => `Initials of ${name}`,
    date: 'Date',
    signedBy: (name: string) => `Signed by ${name}`,
    issuedBy: (name: string) => `Issued by ${name}`,
    signedFile: (file: string) => `${file} signed`,
  },
  home: { unknown: 'your home', known: (address: string) => `your home at ${address}` },
  line: {
    fee: (amount: string, share: string) => `${amount} (${share} of the line)`,
    autopay: (points: string) => `The rate includes a reduction of ${points} percentage points for automatic payments.`,
    noAutopay: 'The rate does not include a reduction for automatic payments.',
  },
  /** The early disclosures before there is an offer. */
  anyLine: {
    rateOf: ' with the highest margin there is',
    fee: (shares: string) => `${shares} of the line, as you choose; a higher fee lowers the margin`,
    margin: (from: string, to: string) => `between ${from} and ${to}`,
    autopay: (points: string) => `Automatic payments lower it by ${points} percentage points.`,
  },
  example: {
    caption: (amount: string) => `Minimum payments on ${amount}`,
    captionAtCap: (amount: string) => `Minimum payments on ${amount} at the highest rate`,
    columns: { period: 'Period', payments: 'Payments', first: 'First', last: 'Last' },
    draw: (rate: string) => `Draw period, at ${rate}`,
    repayment: (rate: string) => `Repayment period, at ${rate}`,
    term: (rate: string) => `Whole term, at ${rate}`,
    payOff: (amount: string, rate: string) => `Time to pay off ${amount}, at ${rate}`,
  },
  history: {
    caption: (amount: string, years: number) => `How ${amount} would have gone in the last ${years} years`,
    columns: {
      year: 'Year',
      period: 'Period',
      index: 'Index',
      margin: 'Margin',
      apr: 'APR',
      payment: 'Minimum payment',
    },
    phases: { draw: 'Draw', repayment: 'Repayment' },
  },
  payments: {
    caption: (amount: string) => `Your payments on a balance of ${amount}`,
    columns: { when: 'When', apr: 'APR', payment: 'Each month' },
    steps: {
      draw: ({ fromYear, toYear }: Years) => `Draw period, years ${fromYear} to ${toYear}`,
      repayment: ({ fromYear, toYear }: Years) => `Repayment period, years ${fromYear} to ${toYear}`,
      level: ({ fromYear, toYear }: Years) => `Years ${fromYear} to ${toYear}`,
    },
    highest: {
      draw: 'Highest possible, draw period',
      repayment: 'Highest possible, repayment period',
      level: 'Highest possible',
    },
  },
  noFactors: 'The bureau named none.',
  summary: {
    columns: { question: 'Question', answer: 'Answer' },
    captions: { about: 'You', home: 'The home', owed: 'Owed' },
    unknown: 'Not answered',
    yes: 'Yes',
    no: 'No',
    none: 'None',
    nothing: 'Nothing',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    born: 'Born',
    ssn: 'Social Security number',
    ssnEnding: (last4: string) => `Ending in ${last4}`,
    income: 'Yearly income as stated',
    work: 'Work',
    address: 'Address',
    value: 'Value as stated',
    bought: 'Bought',
    isInTrust: 'Held in a trust',
    toBePaidOff: (balance: string) => `${balance}, to be paid off`,
  },
  certificate: {
    signer: {
      caption: 'Signer',
      columns: ['What', 'Recorded'],
      name: 'Name',
      email: 'Email',
      address: 'Network address',
      browser: 'Browser',
      loan: 'Loan',
    },
    signed: {
      caption: 'Papers',
      columns: ['Paper', 'Record'],
      text: (version: string, signedAt: string) => `Text of ${version}, signed ${signedAt}`,
      shownHash: 'SHA-256 as shown',
      sealedHash: 'SHA-256 as sealed',
    },
    events: { caption: 'Record', columns: ['When', 'What'] },
  },
} as const;
