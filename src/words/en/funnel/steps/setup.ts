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
  why: 'So we can save your answers under your name.',
  fields: { firstName: 'First name', lastName: 'Last name' },
} satisfies StepWords<'name'>;

export const email = {
  label: 'Your email',
  question: 'Where can we reach you?',
  help: 'You can stop at any time. To come back, use a code we email you.',
  why: 'Your answers are saved under this address. We do not sell it.',
  fields: { email: 'Email address' },
} satisfies StepWords<'email'>;

export const propertyValue = {
  label: 'Home value',
  question: 'What is your home worth today?',
  help: 'Your best guess is fine. Later we order a valuation and use that figure.',
  why: 'Your equity is what the home is worth minus what you owe on it. Your line is based on that.',
  fields: { value: 'Estimated value' },
  hints: { value: 'A round figure is fine.' },
} satisfies StepWords<'propertyValue'>;

export const mortgageEstimate = {
  label: 'Mortgage balance',
  question: 'How much do you still owe on your home?',
  help: 'Add up every loan secured by this home. Enter 0 if it is paid off.',
  why: 'The loans on your home combined can be only up to a set share of its value.',
  fields: { estimatedMortgageBalance: 'Total owed' },
} satisfies StepWords<'mortgageEstimate'>;

export const hasFbm = {
  label: 'Past credit events',
  question: 'Have you had a foreclosure, a bankruptcy or a missed mortgage payment?',
  help: 'Older events often do not matter. We only look at the last few years.',
  why: 'Each of these has a waiting period. If yours is not over yet, telling us now saves you a credit check.',
  fields: {
    hasFbm: 'Have any of these happened to you?',
    derogatoryEvents: 'What happened, and when',
    ...derogatoryEventWords.fields,
  },
  hints: derogatoryEventWords.hints,
  options: derogatoryEventWords.options,
} satisfies StepWords<'hasFbm'>;

export const isSelfEmployed = {
  label: 'Work and income',
  question: 'How do you earn a living?',
  help: 'Self-employed means you own 25% or more of the business that pays you.',
  why: 'We compare your monthly debts with your income. We check the figure later, with your permission.',
  fields: { isSelfEmployed: 'Are you self-employed?', annualIncome: 'Yearly income before tax' },
  hints: { annualIncome: incomeNotice },
} satisfies StepWords<'isSelfEmployed'>;

export const creditRange = {
  label: 'Credit range',
  question: 'What is your credit score, roughly?',
  help: 'A guess is fine. Nothing is checked yet.',
  why: 'Rates and limits depend on your score. With a range, we can show you an estimate before any check.',
  fields: { creditRange: 'Your score' },
  options: { creditRange: labels.creditRanges },
} satisfies StepWords<'creditRange'>;

export const creditIncome = {
  label: 'Credit and income',
  question: 'What are your credit score and income, roughly?',
  help: 'Guesses are fine. Nothing is checked yet.',
  why: 'Together they give you a first estimate of what you could borrow.',
  fields: { creditRange: 'Your score', annualIncome: 'Yearly income before tax' },
  hints: { annualIncome: incomeNotice },
  options: { creditRange: labels.creditRanges },
} satisfies StepWords<'creditIncome'>;

export const zip = {
  label: 'ZIP code',
  question: 'Where is the home?',
  why: 'Lines are offered state by state, and each state has its own limits.',
  fields: { zip: 'ZIP code', usage: 'How do you use it?' },
  options: { usage: labels.propertyUsages },
} satisfies StepWords<'zip'>;

export const propertyUsage = {
  label: 'How you use the home',
  question: 'How do you use this home?',
  why: 'Limits and rates differ between a home you live in, a second home and a rental.',
  fields: { usage: 'How do you use it?' },
  options: { usage: labels.propertyUsages },
} satisfies StepWords<'propertyUsage'>;

export const creditScore = {
  label: 'Credit check',
  question: 'May we check your credit?',
  help: 'This is a soft check. It does not affect your score, and other lenders cannot see it.',
  why: 'The credit bureaus find your file by your legal name, date of birth, Social Security number and address.',
  fields: { ...identityWords.fields, email: 'Email address', address: 'Address of the home' },
  hints: { ...identityWords.hints, email: 'We send your sign-in codes here, and copies of what you agree to.' },
  options: identityWords.options,
} satisfies StepWords<'creditScore'>;

export const coborrower = { label: 'Coborrower Info', ...secondPersonWords } satisfies StepWords<'coborrower'>;

export const mortgageBalance = {
  label: 'Your mortgages',
  question: 'Are these the loans on your home?',
  help: 'If we have your credit report, its loans are listed here. Confirm each one, fix what is wrong and add what is missing.',
  why: 'What you owe on the home decides how much equity is left to borrow against.',
  ...homeLoanWords,
} satisfies StepWords<'mortgageBalance'>;

export const previewOffer = {
  label: 'Your offer',
  question: 'What you could borrow',
  help: 'Change the amount, the term, the fee and the debts to pay off, and see what happens.',
  why: 'These figures come from the rules we use to decide. The offer is final once your income and home are verified.',
  ...offerWords,
} satisfies StepWords<'previewOffer'>;

export const joinWaitlist = {
  label: 'Waitlist',
  question: 'We do not lend in your state yet',
  why: 'Lenders need a license in every state. We will email you once, when we have one for yours.',
  fields: { wantsWaitlistNews: 'Tell me when you do' },
} satisfies StepWords<'joinWaitlist'>;

export const mcr = {
  label: 'New MCR Lead',
  question: 'Did our partner get this right?',
  help: 'One of our partners filled this in. Correct anything that is wrong.',
  why: 'We only use details you have checked yourself.',
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
