import { z } from 'zod';
import { exceptableRule, exceptionCase } from '#entities/facts/exceptions/policy-exception.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { countExceptions, exceptedDecisions } from '#server/db/repos/audit/excepted-decisions.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const position = z.tuple([timeKey, z.uuid()]);

export const listedException = exceptionCase.omit({ reason: true }).extend({
  decisionId: z.string(),
  loanId: z.string(),
  loanNumber: z.string(),
  names: z.string(),
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  at: z.date(),
});
export const exceptionCounts = z.object({
  /** Approvals in the same time. */
  approvals: z.int(),
  excepted: z.int(),
  byRule: z.record(exceptableRule, z.int()),
});
type Listed = {
  rows: z.infer<typeof listedException>[];
  /** Of the last twelve months. */
  year: z.infer<typeof exceptionCounts>;
  next: string | null;
};

/** Every policy exception within reach, newest first, and their share of the year's approvals. */
export const listExceptions = async (
  { database: { db }, clock }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<Listed> => {
  const reach = requireReach(staff, 'seeAudit');
  const [key, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = key !== undefined && id !== undefined ? { key, id } : null;
  const found = await exceptedDecisions(db, { reach, after, limit: PAGE + 1 });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map(({ loanNumber, exceptions, key: _, ...row }) => {
      const { exceptions: exceeded, factors } = exceptionCase.parse(exceptions);
      return { ...row, loanNumber: loanNumberText(loanNumber), exceptions: exceeded, factors };
    }),
    year: await yearOf({ db, clock }, reach),
    next: last ? encodeCursor([last.key, last.decisionId]) : null,
  };
};

type Counted = { db: Container['database']['db']; clock: Container['clock'] };

const yearOf = async ({ db, clock }: Counted, reach: Parameters<typeof countExceptions>[1]['reach']) => {
  const { approvals, cases } = await countExceptions(db, { reach, on: clock.today() });
  const rules = cases.flatMap((each) => exceptionCase.parse(each).exceptions.map(({ rule }) => rule));
  const countOf = (rule: (typeof rules)[number]) => rules.filter((each) => each === rule).length;
  return { approvals, excepted: cases.length, byRule: { cltv: countOf('cltv'), dti: countOf('dti') } };
};
