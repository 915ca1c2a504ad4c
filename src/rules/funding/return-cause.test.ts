import { expect, it } from 'vitest';
import type { ReturnCause } from '#entities/facts/payment.ts';
import { needsNewAccount, returnCauseOf } from './return-cause.ts';

it.each<[string | null, ReturnCause, boolean]>([
  ['R02', 'accountClosed', true],
  ['R03', 'accountNotFound', true],
  ['R04', 'numberInvalid', true],
  ['R06', 'recalled', false],
  ['R13', 'bankChanged', true],
  ['R15', 'holderDied', true],
  ['R16', 'accountFrozen', true],
  ['R17', 'ourEntry', false],
  ['R20', 'accountKindWrong', true],
  ['R23', 'receiverRefused', true],
  ['R99', 'other', true],
  [null, 'other', true],
])('%s means %s', (code, cause, isNewNeeded) => {
  expect([returnCauseOf(code), needsNewAccount(returnCauseOf(code))]).toEqual([cause, isNewNeeded]);
});
