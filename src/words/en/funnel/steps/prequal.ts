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
  label: 'Type of home',
  question: 'What type of home is it?',
  why: 'Limits depend on the type of home and how you use it.',
  fields: { type: 'Type of home', units: 'How many units?', usage: 'How do you use it?' },
  options: { type: labels.propertyTypes, units: labels.unitCounts, usage: labels.propertyUsages },
} satisfies StepWords<'prequalBuildingType'>;

export const prequalAddress = {
  label: 'Property Address',
  question: 'Where is the home?',
  help: 'Once we confirm the address, we order a valuation and look up the flood zone.',
  why: 'How much you can borrow depends on what this home is worth.',
  fields: { address: 'Address of the home' },
} satisfies StepWords<'prequalAddress'>;

export const prequalListedForSale = {
  label: 'For sale',
  question: 'Is the home for sale?',
  why: 'The home secures the line, so we do not open one on a home that may be sold soon.',
  fields: {
    isListed: 'Is it listed for sale now?',
    wasListedLately: 'Was it listed in the last six months?',
    endedOn: 'When was it taken off the market?',
  },
} satisfies StepWords<'prequalListedForSale'>;

export const prequalNewMortgage = {
  label: 'New mortgage',
  question: 'Have you taken out, refinanced or changed a mortgage on it in the last six months?',
  why: 'A new mortgage may not be on your credit report yet, and we need every loan on the home.',
  fields: {
    hasNewMortgage: 'Is there a new or changed mortgage?',
    newMortgages: 'New mortgages',
    'newMortgages.creditor': 'Lender',
    'newMortgages.dateOpened': 'When did it start?',
    'newMortgages.balance': 'Balance',
    'newMortgages.monthlyPayment': 'Monthly payment',
  },
} satisfies StepWords<'prequalNewMortgage'>;

export const prequalDerogatory = {
  label: 'Disqualifying Issues',
  question: 'Have any of these happened to you?',
  help: 'A foreclosure, a short sale, giving the deed to the lender, a bankruptcy or a missed mortgage payment.',
  why: 'Each has a waiting period. Older events often do not matter.',
  fields: {
    hasFbm: 'Have any of these happened?',
    derogatoryEvents: 'What happened, and when',
    ...derogatoryEventWords.fields,
  },
  hints: derogatoryEventWords.hints,
  options: derogatoryEventWords.options,
} satisfies StepWords<'prequalDerogatory'>;

const creditWords = {
  question: 'May we check your credit?',
  help: 'This is a soft check. It does not affect your score.',
  why: 'The credit bureaus find your file by name, date of birth and Social Security number. Your income shows what you can afford.',
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
  help: 'Confirm the ones that are, fix what is wrong and add what is missing.',
  why: 'What you owe on the home decides how much equity is left to borrow against.',
  ...homeLoanWords,
} satisfies StepWords<'prequalMortgageSelect'>;

export const prequalDebts = { label: 'Debt Payoff', ...debtWords } satisfies StepWords<'prequalDebts'>;

export const prequalOffer = {
  label: 'Preview Offer',
  question: 'What you could borrow',
  why: 'These figures come from the rules we use to decide. The offer is final once your income and home are verified.',
  ...offerWords,
} satisfies StepWords<'prequalOffer'>;
