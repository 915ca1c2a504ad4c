import type { IssueCode } from '#funnel/engine/issue-code.ts';

/** The field by its label, the typed value and the limit where there is one. A secret value is never repeated. */
type Said = { label: string; kind: string; value: string | null; limit: string | null };

/** As the subject of a sentence: "Start date, 06/2030," or "When did it end? 06/2030". */
const named = ({ label, value }: Said): string => {
  if (label.endsWith('?')) return `${label} ${value ?? 'Your answer'}`;
  return value === null ? label : `${label}, ${value},`;
};

/** What to do with an empty field, by its kind. */
const missing: Readonly<Record<string, string>> = {
  yesNo: 'choose yes or no.',
  choice: 'choose one.',
  choices: 'choose at least one.',
  statement: 'check the box to continue.',
  money: 'enter an amount in whole dollars, or 0.',
  moneyAboveZero: 'enter an amount in whole dollars.',
  zip: 'enter the five digits.',
  ssn: 'enter all nine digits.',
  state: 'choose one.',
  date: 'enter a date such as 06/21/1984.',
  month: 'enter the month and year, such as 06/2021.',
  number: 'enter a number.',
  percent: 'enter a percentage, such as 25.',
  address: 'enter street, city, state and ZIP code.',
  list: 'add at least one.',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Problems with an answer, by the code of the check: the field, its value, and how to mend it. */
const sentences: Readonly<Record<Exclude<IssueCode, 'invalid'>, (said: Said) => string>> = {
  required: ({ label, kind }) => {
    const todo = missing[kind] ?? 'fill this in.';
    return label.endsWith('?') ? `${label} ${capital(todo)}` : `${label}: ${todo}`;
  },
  tooSmall: (said) =>
    `${named(said)} is too low. ${said.limit === null ? 'Enter more.' : `Enter ${said.limit} or more.`}`,
  negative: (said) => `${named(said)} cannot be less than zero. Enter it without the minus sign.`,
  tooBig: (said) =>
    `${named(said)} is too high. ${said.limit === null ? 'Enter less.' : `Enter ${said.limit} or less.`}`,
  tooLong: ({ label, limit }) =>
    `${label} is too long. ${limit === null ? 'Shorten it.' : `Use at most ${limit} characters.`}`,
  nameFormat: (said) => `${named(said)} has no letters we can read. Write it in letters; any alphabet is fine.`,
  nameSigned: () => 'You have signed under this name. Open your application summary and ask us to correct it.',
  emailCodeNeeded: () => 'Change your email on the application summary. We send a code to the new address first.',
  emailFormat: (said) => `${named(said)} is not complete. Enter an address like name@example.com.`,
  phoneFormat: (said) =>
    `${named(said)} is not a full number. Enter ten digits with the area code, such as (828) 555-0142.`,
  ssnFormat: () => 'Enter all nine digits of the Social Security number, such as 123-45-6789.',
  ssnNeverIssued: () =>
    'That is not a valid Social Security number. Compare it with your card. A number that begins with 9 is a taxpayer number, not a Social Security number.',
  lastFourFormat: ({ label }) => `${label}: enter the last four digits.`,
  zipFormat: (said) => `${named(said)} is not complete. Enter the five digits.`,
  zipUnknown: ({ value }) =>
    value === null
      ? 'We do not know this ZIP code. Check the five digits.'
      : `We do not know the ZIP code ${value}. Check the five digits.`,
  zipOutside: ({ value }) =>
    `Enter a ZIP code in the 50 states, DC or Guam. ${value === null ? 'This one' : value} is somewhere else.`,
  routingFormat: (said) =>
    `${named(said)} is not complete. It has nine digits, and is the first number at the bottom of a check.`,
  routingCheckDigit: (said) => `${named(said)} has a wrong or swapped digit. Compare it with a check, digit by digit.`,
  accountDiffers: () => 'The two account numbers differ. Type both again.',
  drawOverLine: (said) =>
    `${named(said)} is more than is left of your line after the fee and the debts paid off. ${said.limit === null ? 'Enter less.' : `Enter at most ${said.limit}.`}`,
  drawTooSmall: (said) =>
    `${named(said)} is below the smallest draw of your line. Enter ${said.limit ?? 'more'}${said.limit === null ? '' : ' or more'}, or 0 if the line only pays off other loans.`,
  accountFormat: ({ label }) => `${label}: enter 4 to 17 digits.`,
  valueTooSmall: (said) => `${named(said)} is too low. Enter what the whole home is worth, at least $10,000.`,
  consentNeeded: () => 'We need your agreement to continue. Check the box, or finish later.',
  loanUndecided: () => 'Tell us whether this loan is on this home.',
  confirmNeeded: ({ label }) => `Check the box to continue: ${label}`,
  dayNeeded: (said) => `${named(said)} has no day. Enter month, day and year, such as 06/21/1984.`,
  yearOutOfRange: (said) => `${named(said)} has a year we cannot use. Enter a year between 1900 and 2100.`,
  inFuture: (said) => `${named(said)} is in the future. Check the year.`,
  tooYoung: () => 'You have to be at least 18 to apply.',
  tooLongAgo: (said) => `${named(said)} is more than 120 years ago. Check the year.`,
  addressGap: () =>
    'We need two full years of addresses, up to where you live now, with no gaps. Add the missing address.',
  ssnOfOther: () => 'The other person on this application has this number. Each person enters their own.',
  sameProperty: () => 'This address is already on the application. Edit that entry, or remove this one.',
  secondPrimary: () => 'You told us you live in the home of this application. Choose how you use this one.',
  rentOnOwnHome: () =>
    'Rent cannot be counted for the home you live in. Choose another property, or remove this entry.',
  rentCounted: () => 'We already count the rent from this property. Remove one of the two.',
  jointNeedsTwo: () => 'To apply together, name the other person first. To apply alone, choose “On my own”.',
  twoNeedJoint: () => 'Two people are on this application. Choose to apply together, or remove the other person first.',
  occupancyDiffers: () =>
    'This does not match what you told us under “Property Info” about how you use this home. Change the answer that is wrong.',
  eventMissing: () => 'For each yes about the past, add what happened and when.',
  picturesNeeded: () => 'Send a picture of every side of your ID. What is missing says “Not sent yet”.',
  selfieNeeded: () => 'Take the photo of yourself too. It is the last one on this page.',
  agreeFirst: () => 'Press the button to agree and connect, or choose another way.',
  reviewNeeded: () => 'Tell us whether each record is right.',
  tooMany: () => 'That is more than we can take here. Call us, and we will add the rest with you.',
  endsBeforeStart: (said) => `${named(said)} is before the start. Check both dates.`,
};

/** Unreadable input, worded by the kind of field. */
const unreadable: Readonly<Record<string, string>> = {
  date: 'Enter a date such as 06/21/1984.',
  month: 'Enter the month and year, such as 06/2021.',
  money: 'Enter one amount in whole dollars, such as 585,000.',
  number: 'Enter a whole number.',
  percent: 'Enter a percentage, such as 25.',
};

export type AnswerProblem = { code: string; label: string; kind: string; value?: string | null; limit?: string | null };

export const answerError = ({ code, label, kind, value = null, limit = null }: AnswerProblem): string => {
  const byCode: Readonly<Record<string, (said: Said) => string>> = sentences;
  // A page older than the server may receive an unknown code.
  const say = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (say !== undefined) return say({ label, kind, value, limit });
  const how = unreadable[kind];
  if (how === undefined) return `We could not read “${label}”. Check how it is written.`;
  const about = label.endsWith('?') ? label : `${label}:`;
  return value === null ? `${about} ${how}` : `${about} “${value}” cannot be read. ${how}`;
};
