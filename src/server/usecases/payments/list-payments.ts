import { z } from 'zod';
import { paymentChannel, paymentKind, paymentState, returnCause } from '#entities/facts/payment.ts';
import { addDays, day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { cents, toCents } from '#entities/values/money.ts';
import { paymentWaits, waitsFor } from '#rules/funding/payment-states.ts';
import { returnCauseOf } from '#rules/funding/return-cause.ts';
import type { Container } from '#server/container.ts';
import { latestPaymentFiles, openReturnEntries } from '#server/db/repos/loan/payment-files.ts';
import { type ListedPayment, paymentPage, paymentSums, sumsOfFiles } from '#server/db/repos/loan/payment-lists.ts';
import { decodeCursor, encodeCursor } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { requireCashier } from './cashier.ts';

const PAGE = 50;
const SUM_DAYS = 30;
const FILES = 20;
const RETURNS = 100;
const position = z.tuple([z.int()]);

const listedPayment = z.object({
  id: z.uuid(),
  number: z.int(),
  loanId: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string(),
  kind: paymentKind,
  payee: z.string(),
  amount: cents,
  state: paymentState,
  channel: paymentChannel,
  on: day,
  reference: z.string().nullable(),
  cause: returnCause.nullable(),
  waitsFor: z.enum(paymentWaits).nullable(),
});
export const paymentsPage = z.object({ rows: z.array(listedPayment), next: z.string().nullable() });

const toListed = (row: ListedPayment): z.infer<typeof listedPayment> => ({
  ...{ id: row.id, number: row.number, loanId: row.application_id, loanNumber: loanNumberText(row.loan_number) },
  ...{ borrower: row.names, kind: row.kind, payee: row.payee, amount: row.amount, state: row.state },
  ...{ channel: row.channel, on: row.on, reference: row.reference },
  cause: row.state === 'returned' ? returnCauseOf(row.return_code) : null,
  waitsFor: waitsFor({ state: row.state, channel: row.channel, isReplaced: row.is_replaced }),
});

/** Payments within the caller's reach, the newest first. */
export const listPayments = async (
  { database: { db } }: Container,
  staff: Staff,
  { onlyOpen, cursor }: { onlyOpen: boolean; cursor: string | null },
): Promise<z.infer<typeof paymentsPage>> => {
  const reach = requireReach(staff, 'seePayments');
  const [before] = cursor === null ? [null] : decodeCursor(cursor, position);
  const found = await paymentPage(db, { reach, onlyOpen, before: before ?? null, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return { rows: shown.map(toListed), next: last ? encodeCursor([last.number]) : null };
};

export const paymentDays = z.array(
  z.object({
    on: day,
    states: z.array(z.object({ state: paymentState, payments: z.int(), total: cents })),
    total: cents,
  }),
);

/** What was released on each of the last days, by the state it has reached. */
export const listPaymentDays = async (
  { database: { db }, clock }: Container,
  staff: Staff,
): Promise<z.infer<typeof paymentDays>> => {
  const reach = requireReach(staff, 'seePayments');
  const sums = await paymentSums(db, { reach, since: addDays(clock.today(), -SUM_DAYS) });
  return [...new Set(sums.map(({ on }) => on))].map((on) => {
    const states = sums
      .filter((each) => each.on === on)
      .map(({ state, payments, total }) => ({ state, payments, total }));
    return { on, states, total: toCents(states.reduce((sum, { total }) => sum + total, 0)) };
  });
};

export const bankSide = z.object({
  /** Whether payments leave in files here. */
  hasFiles: z.boolean(),
  files: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      madeOn: day,
      madeByName: z.string(),
      effectiveOn: day,
      state: z.enum(['made', 'handedOver', 'refused']),
      settledOn: day.nullable(),
      settledByName: z.string().nullable(),
      reason: z.string().nullable(),
      hash: z.string(),
      entries: z.int(),
      total: cents,
      /** The payments recorded in it; anything but the same sum is a fault. */
      payments: z.int(),
      paymentTotal: cents,
    }),
  ),
  returns: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(['return', 'change']),
      code: z.string(),
      trace: z.string(),
      amount: cents,
      problem: z.enum(['noPayment', 'otherAmount', 'notSent', 'cameBefore']).nullable(),
      information: z.string().nullable(),
      addedOn: day,
      addedByName: z.string(),
    }),
  ),
});

/** Files for the bank with what their payments add up to, and entries of the bank that nobody has dealt with. For the whole lender. */
export const bankSideOf = async (
  { database: { db }, payments: port }: Container,
  staff: Staff,
): Promise<z.infer<typeof bankSide>> => {
  requireCashier(staff, 'seePayments');
  const files = await latestPaymentFiles(db, FILES);
  const sums = await sumsOfFiles(
    db,
    files.map(({ id }) => id),
  );
  return {
    hasFiles: port.kind === 'file',
    files: files.map(({ sha256, totalCents, ...file }) => {
      const sum = sums.find(({ file_id }) => file_id === file.id);
      const payments = { payments: sum?.payments ?? 0, paymentTotal: sum?.total ?? toCents(0) };
      return { ...file, hash: sha256.toString('hex'), total: totalCents, ...payments };
    }),
    returns: (await openReturnEntries(db, RETURNS)).map(({ amountCents, paymentId: _, ...entry }) => ({
      ...entry,
      amount: amountCents,
    })),
  };
};
