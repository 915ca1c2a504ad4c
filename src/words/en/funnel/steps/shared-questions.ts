import * as labels from '../../labels.ts';

export const derogatoryEventWords = {
  fields: {
    'derogatoryEvents.kind': 'What was it?',
    'derogatoryEvents.on': 'When did it end?',
    'derogatoryEvents.chapter': 'Which chapter?',
  },
  hints: {
    'derogatoryEvents.on': 'Month of the sale, the discharge or the missed payment, as MM/YYYY',
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
    hasConsentedToSoftPull: 'I agree to a soft check of my credit report',
  },
  hints: {
    dateOfBirth: 'MM/DD/YYYY',
    ssn: 'Kept encrypted. We show only the last four digits.',
  },
  options: { suffix: labels.nameSuffixes },
};

export const secondPersonWords = {
  question: 'Is anyone applying with you?',
  help: 'We email them an invitation to fill in their own part. You can keep going without waiting.',
  why: 'A second income can raise the amount you can borrow. You would both be responsible for the whole line.',
  fields: {
    hasCoborrower: 'Are you applying with a co-borrower?',
    firstName: 'Their first name',
    lastName: 'Their last name',
    email: 'Their email address',
  },
  hints: { email: 'It can be the same as yours.' },
};

const homeLoanFields = {
  creditor: 'Lender',
  type: 'Type of loan',
  balance: 'Balance',
  creditLimit: 'Credit limit',
  toBePaidOff: 'Pay it off and close it with the new line?',
  monthlyPayment: 'Monthly payment',
  taxIncludedInMonthlyPayment: 'Does the payment include property tax?',
  monthlyTaxPayment: 'Monthly property tax',
  insuranceIncludedInMonthlyPayment: 'Does the payment include home insurance?',
  monthlyInsurancePayment: 'Monthly home insurance',
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
  help: 'If we have your credit report, its debts are listed here. Add what is missing.',
  why: 'Paying off a debt lowers what you pay each month, which can raise the amount you can borrow. Solar agreements stay as they are.',
  fields: {
    liabilities: 'Your debts',
    'liabilities.creditor': 'Owed to',
    'liabilities.type': 'Type of debt',
    'liabilities.balance': 'Balance',
    'liabilities.monthlyPayment': 'Monthly payment',
    'liabilities.toBePaidOff': 'Pay it off with the line',
    'liabilities.omitted': 'Leave it out: someone else pays it or it is deferred, and I can prove it',
    areDebtsReviewed: 'That is every debt I have',
  },
  options: { 'liabilities.type': labels.debtTypes },
};

export const offerWords = {
  fields: {
    amount: 'Amount of the line',
    product: 'Type of rate',
    years: 'Years',
    originationFee: 'Origination fee',
    hasAutopay: 'Pay automatically each month',
    loanPurpose: 'What is the money for?',
  },
  hints: { loanPurpose: 'You do not have to say.' },
  options: { product: labels.products, loanPurpose: labels.loanPurposes },
};
