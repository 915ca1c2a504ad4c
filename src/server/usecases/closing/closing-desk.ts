import { z } from 'zod';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { closingRecord } from '#entities/facts/closing-record.ts';
import { bookedSlot } from '#entities/facts/closing-slot.ts';
import { notaryProblem, notaryState } from '#entities/facts/notary-order.ts';
import { type Day, day } from '#entities/values/day.ts';
import { cents } from '#entities/values/money.ts';
import { reconcile } from '#rules/funding/reconcile.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { bookedSlots, closingRecordOf } from '#server/db/repos/closing/closing-records.ts';
import { notaryOrdersOf } from '#server/db/repos/closing/notary-orders.ts';
import { allWrittenDocumentsOf, findSigner, type PaperRow } from '#server/db/repos/loan/written-documents.ts';
import type { LoanPayment } from '../payments/loan-payments.ts';

const signature = z.object({
  owner: z.string(),
  state: z.enum(['prepared', 'signed', 'declined', 'issued']),
  on: day.nullable(),
});

/** What a closer has in front of them besides the appointment and the checklist. */
export const closingDesk = z.object({
  /** Closings of other loans on the bookable days. */
  booked: z.array(bookedSlot),
  /** Each closing document, with the signature of everyone it is for. */
  package: z.array(z.object({ name: z.string(), pages: z.int(), signatures: z.array(signature) })),
  record: z.object({ record: closingRecord, by: z.string(), at: z.date() }).nullable(),
  /** The last order of a remote notary; null where no service is set up. */
  notary: z
    .object({
      order: z
        .object({
          ...{ state: notaryState, problem: notaryProblem.nullable(), reason: z.string().nullable() },
          ...{ endedAt: z.date().nullable(), by: z.string(), at: z.date() },
          /** The notarized deed among the loan's documents. */
          deedFileId: z.uuid().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  reconciliation: z
    .object({
      line: z.object({ advance: cents, payoffs: cents, fee: cents, cash: cents, left: cents }),
      bank: z
        .object({ settled: cents, onTheirWay: cents, unknown: cents, cameBack: cents, unexplained: cents })
        .nullable(),
    })
    .nullable(),
});

/** Consent is given by typing its code: the day of that is the day of its signature. */
const consentDays = async ({ clock }: Container, db: Reader, applicationId: string) => {
  const days = new Map<string, Day>();
  for (const person of ['borrower', 'coborrower'] as const) {
    const signer = await findSigner(db, { applicationId, person });
    if (signer?.consentedAt && signer.withdrawnAt === null) days.set(person, clock.dayOf(signer.consentedAt));
  }
  return days;
};

const packageOf = (
  { words }: Container,
  papers: readonly PaperRow[],
  consented: ReadonlyMap<string, Day>,
): z.infer<typeof closingDesk>['package'] => {
  const closing = papers.filter(({ packet }) => packet === 'closing');
  // Each creditor has a letter of its own; the other documents are one for everyone who signs.
  const titleOf = ({ kind, content }: PaperRow): string =>
    kind === 'payoffLetter' ? content.title : words.writtenDocumentNames[kind];
  const titles = [...new Set(closing.toSorted((one, other) => one.place - other.place).map(titleOf))];
  return titles.map((name) => {
    const copies = closing.filter((paper) => titleOf(paper) === name);
    return {
      name,
      pages: Math.max(...copies.map(({ pages }) => pages)),
      signatures: copies.map(({ kind, owner, person, state, signedOn }) => {
        const on = kind === 'electronicConsent' ? (consented.get(person) ?? null) : signedOn;
        const isConsent = kind === 'electronicConsent' && on !== null;
        return { owner: owner ?? person, state: isConsent ? 'signed' : signature.shape.state.parse(state), on };
      }),
    };
  });
};

type Closing = {
  applicationId: string;
  days: readonly Day[];
  payments: LoanHub['payments'];
  paid: readonly LoanPayment[];
};

const lastNotaryOrder = async (db: Reader, applicationId: string) => {
  const [order] = await notaryOrdersOf(db, applicationId);
  if (!order) return null;
  const { state, problem, reason, endedAt, deedFileId, orderedByName: by, orderedAt: at } = order;
  return { state, problem, reason, endedAt, deedFileId, by, at };
};

export const closingDeskOf = async (
  container: Container,
  db: Reader,
  { applicationId, days, payments, paid }: Closing,
): Promise<z.infer<typeof closingDesk>> => ({
  booked: await bookedSlots(db, { days, except: applicationId }),
  package: packageOf(
    container,
    await allWrittenDocumentsOf(db, applicationId),
    await consentDays(container, db, applicationId),
  ),
  record: await closingRecordOf(db, applicationId),
  notary: container.notary && { order: await lastNotaryOrder(db, applicationId) },
  reconciliation:
    payments &&
    reconcile(
      payments,
      paid.map(({ kind, amount, state, waitsFor }) => ({
        ...{ kind, amount, state },
        // What came back and waits for nothing has another payment in its place.
        isReplaced: (state === 'returned' || state === 'refused') && waitsFor === null,
      })),
    ),
});
