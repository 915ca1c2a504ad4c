import type { ReturnCause } from '#entities/facts/payment.ts';

/** By the codes of the ACH network; any other code is not told apart. */
const codes = {
  R02: 'accountClosed',
  R03: 'accountNotFound',
  R04: 'numberInvalid',
  R06: 'recalled',
  R12: 'bankChanged',
  R13: 'bankChanged',
  R14: 'holderDied',
  R15: 'holderDied',
  R16: 'accountFrozen',
  R17: 'ourEntry',
  R18: 'ourEntry',
  R19: 'ourEntry',
  R20: 'accountKindWrong',
  R21: 'ourEntry',
  R22: 'ourEntry',
  R23: 'receiverRefused',
  R24: 'ourEntry',
  R25: 'ourEntry',
  R26: 'ourEntry',
  R27: 'ourEntry',
  R28: 'numberInvalid',
  R34: 'bankChanged',
} as const satisfies Record<string, ReturnCause>;

const isKnown = (code: string): code is keyof typeof codes => Object.hasOwn(codes, code);

export const returnCauseOf = (code: string | null): ReturnCause =>
  code !== null && isKnown(code) ? codes[code] : 'other';

/** Unless the fault was ours or the bank's, the same account would return the money again. */
export const needsNewAccount = (cause: ReturnCause): boolean => cause !== 'recalled' && cause !== 'ourEntry';
