import * as labels from '../../labels.ts';
import type { StepWords } from '../step-words.ts';
import { incomeNotice } from './income-notice.ts';
import {
  debtWords,
  derogatoryEventWords,
  homeLoanWords,
  identityWords,
  offerWords,
  secondPersonWords,
} from './shared-questions.ts';

export const prequalBuildingType = {
  label: 'Kind of home',
  question: 'What kind of home is it?',
  why: 'Limits differ by kind of home and by how you use it.',
  fields: { type: 'Kind of home', units: 'How many units?', usage: 'How you use it' },
  options: { type: labels.propertyTypes, units: labels.unitCounts, usage: labels.propertyUsages },
} satisfies StepWords<'prequalBuildingType'>;

export const prequalAddress = {
  label: 'Property Address',
  question: 'Where is the home?',
  help: 'Once the address is checked we order a valuation and look up the flood zone.',
  why: 'The value of this home decides how large a line can be.',
  fields: { address: 'Address of the home' },
} satisfies StepWords<'prequalAddress'>;

export const prequalListedForSale = {
  label: 'For sale',
  question: 'Is the home for sale?',
  why: 'A line is tied to the home, so we do not open one on a home that may soon be sold.',
  fields: {
    isListed: 'Is it listed for sale now?',
    wasListedLately: 'Was it listed in the last six months?',
    endedOn: 'When was it taken off the market?',
  },
} satisfies StepWords<'prequalListedForSale'>;

export const prequalNewMortgage = {
  label: 'New mortgage',
  question: 'Did you take, refinance or change a mortgage on it in the last six months?',
  why: 'A new mortgage can be missing from your credit file, and we need every loan on the home.',
  fields: {
    hasNewMortgage: 'Is there a new or changed mortgage?',
    newMortgages: 'New mortgages',
    'newMortgages.creditor': 'Lender',
    'newMortgages.dateOpened': 'Since when?',
    'newMortgages.balance': 'Balance',
    'newMortgages.monthlyPayment': 'Monthly payment',
  },
} satisfies StepWords<'prequalNewMortgage'>;

export const prequalDerogatory = {
  label: 'Disqualifying Issues',
  question: 'Has any of these happened to you?',
  help: 'A foreclosure, a short sale, giving the deed to the lender, a bankruptcy or a missed mortgage payment.',
  why: 'There are waiting times after each. An old one often does not matter.',
  fields: {
    hasFbm: 'Has one of these happened?',
    derogatoryEvents: 'What happened, and when',
    ...derogatoryEventWords.fields,
  },
  hints: derogatoryEventWords.hints,
  options: derogatoryEventWords.options,
} satisfies StepWords<'prequalDerogatory'>;

const creditWords = {
  question: 'May we look at your credit?',
  help: 'This is a soft check. It does not change your score.',
  why: 'The bureaus find your file by name, birth date and Social Security number. Income tells how much you can carry.',
  fields: { ...identityWords.fields, email: 'Email address', annualIncome: 'Yearly income before tax' },
  hints: { ...identityWords.hints, annualIncome: incomeNotice },
  options: identityWords.options,
};

export const prequalCredit = { label: 'Credit Pull', ...creditWords } satisfies StepWords<'prequalCredit'>;
export const prequalCreditCheck = { label: 'Credit check', ...creditWords } satisfies StepWords<'prequalCreditCheck'>;

export const prequalCoborrower = {
  label: 'Co-borrower',
  ...secondPersonWords,
} satisfies StepWords<'prequalCoborrower'>;

export const prequalMortgageSelect = {
  label: 'Select Mortgage',
  question: 'Which loans are on this home?',
  help: 'Confirm those that are, correct what is off and add what is missing.',
  why: 'What you owe on the home decides how much of its value is left to borrow against.',
  ...homeLoanWords,
} satisfies StepWords<'prequalMortgageSelect'>;

export const prequalDebts = { label: 'Debt Payoff', ...debtWords } satisfies StepWords<'prequalDebts'>;

export const prequalOffer = {
  label: 'Preview Offer',
  question: 'What you could borrow',
  why: 'These figures come from the rules we decide by. It becomes final when your income and home are verified.',
  ...offerWords,
} satisfies StepWords<'prequalOffer'>;
