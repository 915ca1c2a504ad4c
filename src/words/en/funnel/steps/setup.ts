import * as labels from '../../labels.ts';
import type { StepWords } from '../step-words.ts';
import { incomeNotice } from './income-notice.ts';
import {
  derogatoryEventWords,
  homeLoanWords,
  identityWords,
  offerWords,
  secondPersonWords,
} from './shared-questions.ts';

export const name = {
  label: 'Your name',
  question: 'What should we call you?',
  why: 'So that your answers are kept under your name and not under a number.',
  fields: { firstName: 'First name', lastName: 'Last name' },
} satisfies StepWords<'name'>;

export const email = {
  label: 'Your email',
  question: 'Where can we reach you?',
  help: 'You can leave at any time and come back with a code we send here.',
  why: 'Your answers are saved under this address. We do not sell it.',
  fields: { email: 'Email address' },
} satisfies StepWords<'email'>;

export const propertyValue = {
  label: 'Home value',
  question: 'What is your home worth today?',
  help: 'Your best guess is fine. Later we order a valuation, and that figure counts.',
  why: 'The value less what you owe is the part of your home that is yours. The line is a share of that.',
  fields: { value: 'Estimated value' },
  hints: { value: 'A round figure is fine.' },
} satisfies StepWords<'propertyValue'>;

export const mortgageEstimate = {
  label: 'Mortgage balance',
  question: 'How much do you still owe on it?',
  help: 'Add up every loan secured by this home. Enter 0 if it is paid for.',
  why: 'All loans on the home together may reach only a set share of its value.',
  fields: { estimatedMortgageBalance: 'Total owed' },
} satisfies StepWords<'mortgageEstimate'>;

export const hasFbm = {
  label: 'Past trouble',
  question: 'Have you had a foreclosure, a bankruptcy or a missed mortgage payment?',
  help: 'An old one often does not matter. We only look at the last few years.',
  why: 'There are waiting times after each of these. Knowing now saves you a credit check that cannot help.',
  fields: {
    hasFbm: 'Has any of these happened to you?',
    derogatoryEvents: 'What happened, and when',
    ...derogatoryEventWords.fields,
  },
  hints: derogatoryEventWords.hints,
  options: derogatoryEventWords.options,
} satisfies StepWords<'hasFbm'>;

export const isSelfEmployed = {
  label: 'Work and income',
  question: 'How do you earn your living?',
  help: 'Self-employed means you own a quarter or more of the business that pays you.',
  why: 'We compare your monthly debts with your income. We check the figure later, with your permission.',
  fields: { isSelfEmployed: 'Are you self-employed?', annualIncome: 'Yearly income before tax' },
  hints: { annualIncome: incomeNotice },
} satisfies StepWords<'isSelfEmployed'>;

export const creditRange = {
  label: 'Credit range',
  question: 'What is your credit score, roughly?',
  help: 'A guess is fine. Nothing is checked yet.',
  why: 'Rates and limits go by score. With a range we can show you an estimate before any check.',
  fields: { creditRange: 'Your score' },
  options: { creditRange: labels.creditRanges },
} satisfies StepWords<'creditRange'>;

export const creditIncome = {
  label: 'Credit and income',
  question: 'What are your credit score and income, roughly?',
  help: 'Guesses are fine. Nothing is checked yet.',
  why: 'Both together give a first estimate of what you could borrow.',
  fields: { creditRange: 'Your score', annualIncome: 'Yearly income before tax' },
  hints: { annualIncome: incomeNotice },
  options: { creditRange: labels.creditRanges },
} satisfies StepWords<'creditIncome'>;

export const zip = {
  label: 'ZIP code',
  question: 'Where is the home?',
  why: 'Lines are offered state by state, and each state has its own limits.',
  fields: { zip: 'ZIP code', usage: 'How you use it' },
  options: { usage: labels.propertyUsages },
} satisfies StepWords<'zip'>;

export const propertyUsage = {
  label: 'How you use the home',
  question: 'How do you use this home?',
  why: 'Limits and rates differ between a home you live in, a second home and a rental.',
  fields: { usage: 'How you use it' },
  options: { usage: labels.propertyUsages },
} satisfies StepWords<'propertyUsage'>;

export const creditScore = {
  label: 'Credit check',
  question: 'May we look at your credit?',
  help: 'This is a soft check. It does not change your score, and no other lender sees it.',
  why: 'The bureaus find your file by your legal name, birth date, Social Security number and address.',
  fields: { ...identityWords.fields, email: 'Email address', address: 'Address of the home' },
  hints: { ...identityWords.hints, email: 'We send copies of what you agree to here, and codes to sign in.' },
  options: identityWords.options,
} satisfies StepWords<'creditScore'>;

export const coborrower = { label: 'Coborrower Info', ...secondPersonWords } satisfies StepWords<'coborrower'>;

export const mortgageBalance = {
  label: 'Your mortgages',
  question: 'Are these the loans on your home?',
  help: 'Loans from your credit file are listed where we have it. Confirm each one, correct what is off and add what is missing.',
  why: 'What you owe on the home decides how much of its value is left to borrow against.',
  ...homeLoanWords,
} satisfies StepWords<'mortgageBalance'>;

export const previewOffer = {
  label: 'Your offer',
  question: 'What you could borrow',
  help: 'Move the amount, the term, the fee and the debts to pay off, and see what changes.',
  why: 'These figures come from the rules we decide by. It becomes final when your income and home are verified.',
  ...offerWords,
} satisfies StepWords<'previewOffer'>;

export const joinWaitlist = {
  label: 'Waitlist',
  question: 'We do not lend in your state yet',
  why: 'A lender needs a license in every state. We write once, when we have yours.',
  fields: { wantsWaitlistNews: 'Tell me when you do' },
} satisfies StepWords<'joinWaitlist'>;

export const mcr = {
  label: 'New MCR Lead',
  question: 'Is what we were told about you right?',
  help: 'A partner of ours filled this in. Correct anything that is off.',
  why: 'We work only with what you have checked yourself.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Phone',
    zip: 'ZIP code of the home',
    value: 'What the home is worth',
    estimatedMortgageBalance: 'What you still owe on it',
    hasCheckedLead: 'I have checked this and it is right',
  },
} satisfies StepWords<'mcr'>;
