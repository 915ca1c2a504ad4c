import { z } from 'zod';
import { personName } from '#entities/application/applicant.ts';
import { creditFile, creditLook } from '#entities/facts/credit-file.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import { nameSuffix } from '#entities/values/name-suffix.ts';
import { ssn } from '#entities/values/ssn.ts';
import { onceEach } from '../once-each.ts';
import type { Port, Recorded } from '../port.ts';

export const creditIdentity = z.object({
  firstName: personName,
  middleName: personName.nullable(),
  lastName: personName,
  suffix: nameSuffix.nullable(),
  dateOfBirth: day,
  ssn,
  address: address.nullable(),
});
export type CreditIdentity = z.infer<typeof creditIdentity>;

/** One applicant, or both on one report for `jointCredit`. */
export const creditRequest = z.object({
  kind: z.enum(['singleCredit', 'jointCredit', 'singleCreditCoborrower']),
  look: creditLook,
  people: z.array(creditIdentity).min(1).max(2),
  asOf: day,
  /** Never sent to a bureau: lets the sandbox report mortgages that match the applicant's answers. */
  stated: z.object({ mortgageBalance: positiveDollars.nullable() }),
});
export type CreditRequest = z.infer<typeof creditRequest>;

/** A debt reported twice is one debt. */
const file = creditFile.transform((told) => ({ ...told, debts: onceEach(told.debts) }));

/** One file per applicant, in request order. A frozen or missing file says so in its `outcome`. */
export const creditAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), files: z.array(file).min(1).max(2) }),
  z.object({ kind: z.literal('frozen'), files: z.array(file).min(1).max(2) }),
  z.object({ kind: z.literal('notFound'), files: z.array(file).max(2) }),
]);
export type CreditAnswer = z.infer<typeof creditAnswer>;

export type CreditBureauPort = Port<CreditRequest, CreditAnswer>;
export type CreditBureau = Recorded<CreditRequest, CreditAnswer>;
