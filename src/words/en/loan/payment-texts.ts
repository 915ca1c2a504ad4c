import type { ReturnCause } from '#entities/facts/payment.ts';

const newAccount =
  'Check the account on your loan page and correct it there, or name another one. Two of us then send the money again.';

/** What happened to a payment, for borrowers: in mails and on the hub. */
export const paymentTexts = {
  account: (last4: string | null) => (last4 === null ? 'your account' : `your account ending in ${last4}`),
  /** Why the bank sent the money back, and the way on. */
  returned: {
    accountClosed: { reason: 'the account is closed', next: newAccount },
    accountNotFound: { reason: 'it found no account with that number and name', next: newAccount },
    numberInvalid: { reason: 'the account number is not valid', next: newAccount },
    bankChanged: { reason: 'the routing number no longer takes deposits', next: newAccount },
    holderDied: {
      reason: 'the account can no longer be paid into',
      next: 'Please call us, and we will find a way together.',
    },
    accountFrozen: {
      reason: 'the account is frozen',
      next: 'Ask your bank to lift the freeze, or name another account on your loan page. Two of us then send the money again.',
    },
    accountKindWrong: { reason: 'that kind of account does not take deposits', next: newAccount },
    receiverRefused: {
      reason: 'the deposit was declined by the account holder',
      next: 'If that was not you, call your bank. Then confirm the account on your loan page or name another one.',
    },
    recalled: {
      reason: 'our bank asked for it back',
      next: 'We will look into it and send it again. You do not need to do anything.',
    },
    ourEntry: {
      reason: 'our payment order had an error',
      next: 'We will correct it and send it again. You do not need to do anything.',
    },
    other: {
      reason: 'it could not be deposited',
      next: 'We ask the bank for the reason. Please check the account on your loan page meanwhile.',
    },
  } satisfies Record<ReturnCause, { reason: string; next: string }>,
  creditorReturned: 'We contact the creditor and send it again. Until then keep making your payments there.',
  hub: {
    arrived: (day: string) => `Everything arrived by ${day}.`,
    underWay: 'On its way. Each payment below says where it stands.',
    preparing: 'Being prepared',
    checking: 'Being checked with the bank',
    sent: (day: string) => `Sent ${day}`,
    settled: (day: string) => `Arrived ${day}`,
    returned: (day: string) => `Returned ${day}`,
    refused: 'Not accepted by the bank',
    kept: 'Taken from the line',
    returnedTitle: (payee: string) => `The payment to ${payee} came back`,
    returnedText: (reason: string, next: string) => `The bank returned it because ${reason}. ${next}`,
    correct: 'Check the account',
  },
} as const;
