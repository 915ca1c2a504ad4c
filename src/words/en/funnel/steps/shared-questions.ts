import * as labels from '../../labels.ts';

export const derogatoryEventWords = {
  fields: {
    'derogatoryEvents.kind': 'What was it?',
    'derogatoryEvents.on': 'When did it end?',
    'derogatoryEvents.chapter': 'Which chapter?',
  },
  hints: {
    'derogatoryEvents.on': 'The month of the sale, of the discharge, or of the payment you missed, as MM/YYYY',
  },
  options: {
    'derogatoryEvents.kind': labels.derogatoryKinds,
    'derogatoryEvents.chapter': labels.bankruptcyChapters,
  },
};

export const identityWords = {
  fields: {
    firstName: 'Legal first name',
    middleName: 'Middle name',
    lastName: 'Legal last name',
    suffix: 'Suffix',
    dateOfBirth: 'Date of birth',
    ssn: 'Social Security number',
    hasConsentedToSoftPull: 'I agree that my credit file is read with a soft check',
  },
  hints: {
    dateOfBirth: 'MM/DD/YYYY',
    ssn: 'Kept encrypted. We show only the last four digits.',
  },
  options: { suffix: labels.nameSuffixes },
};

export const secondPersonWords = {
  question: 'Is anyone applying with you?',
  help: 'They get an invitation and fill in their own part. You can carry on without waiting.',
  why: 'A second income can raise what you may borrow. Both of you answer for the line.',
  fields: {
    hasCoborrower: 'Is there a co-borrower?',
    firstName: 'Their first name',
    lastName: 'Their last name',
    email: 'Their email address',
  },
  hints: { email: 'It may be the same as yours.' },
};

const homeLoanFields = {
  creditor: 'Lender',
  type: 'Kind of loan',
  balance: 'Balance',
  creditLimit: 'Credit limit',
  toBePaidOff: 'Pay it off and close it with the new line?',
  monthlyPayment: 'Monthly payment',
  taxIncludedInMonthlyPayment: 'Does the payment include property tax?',
  monthlyTaxPayment: 'Property tax a month',
  insuranceIncludedInMonthlyPayment: 'Does the payment include home insurance?',
  monthlyInsurancePayment: 'Home insurance a month',
  confirmed: 'This loan is on this home, and the figures are right',
};

type Prefixed<Prefix extends string, Words> = { [Key in keyof Words & string as `${Prefix}.${Key}`]: Words[Key] };

const under = <Prefix extends string, Words extends Record<string, string>>(prefix: Prefix, words: Words) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text])) as Prefixed<Prefix, Words>;

export const homeLoanWords = {
  fields: {
    mortgages: 'Loans on this home',
    ...under('mortgages', homeLoanFields),
    areMortgagesReviewed: 'That is every loan on this home',
  },
  options: { 'mortgages.type': labels.debtTypes },
};

export const ownedHomeLoanFields = {
  'properties.mortgages': 'Loans on it',
  ...under('properties.mortgages', homeLoanFields),
};

export const debtWords = {
  question: 'Which debts should the line pay off?',
  help: 'Debts from your credit file are listed where we have it. Add what is missing.',
  why: 'Paying off a debt lowers what you pay each month, which can raise what you may borrow. Solar contracts stay as they are.',
  fields: {
    liabilities: 'Your debts',
    'liabilities.creditor': 'Owed to',
    'liabilities.type': 'Kind of debt',
    'liabilities.balance': 'Balance',
    'liabilities.monthlyPayment': 'Monthly payment',
    'liabilities.toBePaidOff': 'Pay it off with the line',
    'liabilities.omitted': 'Leave it out: someone else pays or it is deferred, and I can prove it',
    areDebtsReviewed: 'That is every debt I have',
  },
  options: { 'liabilities.type': labels.debtTypes },
};

export const offerWords = {
  fields: {
    amount: 'Amount of the line',
    product: 'Kind of rate',
    years: 'Years',
    originationFee: 'Origination fee',
    hasAutopay: 'Pay automatically each month',
    loanPurpose: 'What is the money for?',
  },
  hints: { loanPurpose: 'You need not say.' },
  options: { product: labels.products, loanPurpose: labels.loanPurposes },
};
