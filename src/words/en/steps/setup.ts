import type { StepWords } from '../step-words.ts';

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
  hints: { value: 'A round figure such as 585k works too.' },
} satisfies StepWords<'propertyValue'>;

export const mortgageEstimate = {
  label: 'Mortgage balance',
  question: 'How much do you still owe on it?',
  help: 'Add up every loan secured by this home. Enter 0 if it is paid for.',
  why: 'All loans on the home together may reach only a set share of its value.',
  fields: { estimatedMortgageBalance: 'Total owed' },
} satisfies StepWords<'mortgageEstimate'>;
