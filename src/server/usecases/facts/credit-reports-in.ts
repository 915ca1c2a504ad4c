import { type CreditReport, creditReport } from '#entities/facts/credit-report.ts';
import { STAFF_KEY, type StoredReport } from '#server/db/repos/application/reports.ts';
import { creditAnswer } from '#server/vendors/credit-bureau/port.ts';
import { unavailable } from '#server/vendors/port.ts';

const kinds: Readonly<Record<string, CreditReport['people']>> = {
  singleCredit: ['borrower'],
  singleCreditCoborrower: ['coborrower'],
  jointCredit: ['borrower', 'coborrower'],
};

/** Staff's entries from before soft and hard were told apart say it in the file itself. */
const lookOf = ({ look }: StoredReport, files: readonly { isSoft: boolean }[]): CreditReport['look'] =>
  look ?? (files[0]?.isSoft === false ? 'hard' : 'soft');

const outcomeOf = (outcome: string): CreditReport['outcome'] =>
  creditReport.shape.outcome.safeParse(outcome).data ?? 'unavailable';

/** Oldest first. */
export const creditReportsIn = (rows: readonly StoredReport[]): CreditReport[] =>
  rows.flatMap((row) => {
    const people = kinds[row.kind];
    if (!people) return [];
    const files = creditAnswer.safeParse(row.answer).data?.files ?? [];
    return [
      {
        id: row.id,
        people,
        look: lookOf(row, files),
        source: row.idempotencyKey.startsWith(STAFF_KEY) ? ('staff' as const) : ('vendor' as const),
        outcome: outcomeOf(row.outcome),
        reason: unavailable.safeParse(row.answer).data?.reason ?? null,
        askedAt: row.askedAt,
        answeredAt: row.answeredAt,
        orderReference: row.orderReference,
        scores: files.map((file) => file.scores.map(({ score }) => score)),
      },
    ];
  });
