import type { PaymentStep } from '#rules/offer/payment-steps.ts';
import { closingDocumentTexts } from './closing-document-texts.ts';
import { missingValues } from './missing-values.ts';

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
  /** To staff, when a document cannot be written. */
  blocked: {
    text: (document: string, value: string) =>
      `“${document}” was not written: ${value} is missing. Add it, and the document is written when it is opened next.`,
    values: missingValues,
  },
  home: { unknown: 'your home', known: (address: string) => `your home at ${address}` },
  line: {
    fee: (amount: string, share: string) => `${amount} (${share} of the line)`,
    autopay: (points: string) => `The rate includes a reduction of ${points} percentage points for automatic payments.`,
    noAutopay: 'The rate does not include a reduction for automatic payments.',
  },
  plan: {
    firstDraw: 'The first advance may be the whole line.',
    charges: (from: string, to: string) => `generally between ${from} and ${to}`,
    inState: (state: string) => `in ${state}`,
    everyState: 'in the states we serve',
    forLine: (amount: string) => `for a line of ${amount}`,
    forLines: (from: string, to: string) => `for lines of ${from} to ${to}`,
    noFee: 'You chose no origination fee.',
    fee: (amount: string, share: string) =>
      `The origination fee is ${amount} (${share} of the line). It is a finance charge, charged once, taken from the line when it is opened, and not part of the annual percentage rate.`,
    autopay: {
      variable: (points: string) =>
        `The margin is ${points} percentage points lower while the minimum payment is made by automatic payments from a bank account. If automatic payments end, because you end them, the bank account is closed or two payments in a row are returned, the margin rises by ${points} percentage points from the first day of the next billing cycle. If you resume them, it falls by as much from the first day of the billing cycle after. Nothing else changes.`,
      fixed: (points: string) =>
        `The margin of an advance made while automatic payments from a bank account are on is ${points} percentage points lower. An advance keeps its rate if they end later. If they have ended, because you ended them, the bank account was closed or two payments in a row were returned, later advances have the margin without the reduction until you resume them. Nothing else changes.`,
      none: 'The rate does not include a reduction for automatic payments.',
      plain: (points: string) =>
        `Automatic payments save you ${points} points. If they stop, you lose the reduction, nothing more.`,
      nonePlain: 'You chose to pay without automatic payments.',
    },
  },
  /** The early disclosures from November 17, 2026, by the lines they are about. */
  early: {
    scope: {
      any: 'our variable-rate and fixed-rate lines',
      variable: 'your variable-rate line',
      fixed: 'your fixed-rate line',
    },
    moves: 'the annual percentage rate, which moves with the index',
    howItMoves: {
      any: 'The variable-rate line has a variable rate: its annual percentage rate and minimum payment can change. On the fixed-rate line the rate of each advance is set on its day and stays; from one advance to the next, the annual percentage rate and the payment can differ.',
      variable: 'The line has a variable rate: the annual percentage rate and the minimum payment can change.',
      fixed:
        'The rate of each advance is set on its day and stays. From one advance to the next, the annual percentage rate and the payment can differ.',
    },
    whenItChanges: {
      any: 'On the variable-rate line the rate can change each month, on the first day of the billing cycle. On the fixed-rate line the rate of an advance is set once, on the day of the advance.',
      variable: 'The rate can change each month, on the first day of the billing cycle.',
      fixed: 'The rate of an advance is set once, on the day of the advance.',
    },
    rates: (variable: string, fixed: string) =>
      `${variable} for the variable-rate line and ${fixed} for the fixed-rate line, each with the highest margin we charge`,
    margins: (variable: string, fixed: string) => `${variable} (variable-rate line) or ${fixed} (fixed-rate line)`,
    years: (years: string) => `${years} years`,
    yearsToChoose: (years: string) => `${years} years, as you choose`,
    examples: {
      caption: 'You borrow $10,000 and pay only the minimum',
      columns: {
        draw: 'Draw period',
        apr: 'APR',
        drawing: 'While you draw',
        repaying: (years: number) => `Then, for ${years} years`,
        paidOff: 'Paid off after',
      },
      payments: (count: number, amount: string) => `${count} payments of ${amount}`,
      monthly: (amount: string) => `${amount} a month`,
      anyAtCap: 'Any, at the highest rate',
      atCap: (years: string) => `${years}, at the highest rate`,
      same: 'as above',
    },
    fixedExamples: {
      caption: 'You borrow $10,000 at a fixed rate and pay only the minimum',
      columns: {
        term: 'Repaid over',
        apr: 'APR',
        payments: 'Payments',
        atCap: (rate: string) => `At the highest rate, ${rate}`,
        paidOff: 'Paid off after',
      },
    },
    fixedHistory: {
      caption: '$10,000 advanced on January 1 at a fixed rate',
      columns: { year: 'Year', index: 'Index', margin: 'Margin', apr: 'APR', payment: 'Payment each month' },
    },
  },
  ...closingDocumentTexts,
  rescission: {
    copyOf: (copy: number) => `Copy ${copy} of 2`,
    copyUse: { 1: 'yours to keep', 2: 'to send back' },
    attention: 'Attention: Cancellations',
    sendTo: 'Send or bring to',
    loan: (number: string) => `Loan ${number}`,
    opened: 'opened',
    received: 'you got this',
    counted: (day: number) => `day ${day}`,
    last: (day: number) => `day ${day}, last day`,
    holiday: 'holiday',
    sunday: 'Sunday',
    noMoney: 'no money yet',
    firstPayout: 'first payout',
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
