import type { ConditionWords } from './condition-words.ts';

export const closingConditionWords = {
  600: {
    title: 'Photo ID',
    what: 'Take a picture of your ID, each side it has.',
    why: 'The law requires us to know who we lend to.',
    good: 'Not expired, no glare, all four corners in the picture.',
  },
  601: {
    title: 'A different name or number',
    what: 'Tell us about the other name or Social Security number on your credit file.',
    why: 'It has to be clear that the file is yours.',
    good: 'A maiden name, a nickname, a typing mistake: one sentence is enough.',
  },
  602: {
    title: 'Green card or visa',
    what: 'Send your green card or visa.',
    why: 'You told us that you are not a US citizen.',
    good: 'Both sides, not expired.',
  },
  603: {
    title: 'How you use the home',
    what: 'Confirm that you live there, or that it is your second home.',
    why: 'Limits and rates depend on it.',
    good: 'Your confirmation, and the address on your ID or a bill.',
  },
  604: {
    title: 'Disclosures and agreement',
    what: 'Read and sign the disclosures and the agreement.',
    why: 'They say what the line costs and what you agree to.',
    good: 'Signed by yourself, under your legal name.',
  },
  605: {
    title: 'Another owner',
    what: 'Tell us how to reach the owner who is not borrowing.',
    why: 'Every owner has rights in the home, including the right to cancel, and has to be told.',
    good: 'Name and email; we write to them.',
  },
  606: {
    title: 'Power of attorney or decree',
    what: 'Send the power of attorney, or the decree about the property.',
    why: 'Someone else signs for you, or a court has decided about the home.',
    good: 'All pages, signed and, where needed, notarized.',
  },
  607: {
    title: 'Account for the money',
    what: 'Tell us which account the money goes to.',
    why: 'We can send it only to an account of yours.',
    good: 'Routing and account number of a checking or savings account in your name.',
  },
  608: {
    title: 'Closing appointment',
    what: 'Choose a day and place to sign the closing papers.',
    why: 'Everyone who owns the home signs, and in some states at an office.',
    good: 'A day when every owner has time.',
  },
  609: {
    title: 'Your right to cancel',
    what: 'Nothing to do: we wait until the time to cancel is over.',
    why: 'On a home you live in you have three business days to change your mind. No money moves before that.',
    good: 'Nobody has canceled.',
  },
  610: {
    title: 'Military service check',
    what: 'Nothing to do: we check whether you are on active duty.',
    why: 'The law protects people on active duty, and we keep on file whether it applies to you.',
    good: 'The answer of the Department of Defense.',
  },
  700: {
    title: 'Something more we need',
    what: 'Your lender asks for one more thing. It is described below.',
    why: 'The person working on your file needs it to continue.',
    good: 'Answer in a few words, or send what is described.',
  },
} as const satisfies Record<number, ConditionWords>;
