import { z } from 'zod';
import {
  fallout,
  type LoanOutcome,
  loanOutcome,
  type ReportAsked,
  type ReportedLoan,
  type ReportFigure,
} from '#entities/contract/reports/pipeline-report.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { endingsAs } from '#rules/reports/loan-outcome.ts';
import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { reportedLoans } from '#server/db/repos/reports/reported-loans.ts';
import { decodeCursor, encodeCursor } from '../shared/page-cursor.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { reportScope } from './report-scope.ts';

const PAGE = 50;
const position = z.tuple([z.int().min(0)]);

const outcomesOf = (figure: ReportFigure): readonly LoanOutcome[] => {
  switch (figure.kind) {
    case 'received':
      return loanOutcome.options;
    case 'fallout':
      return fallout.options;
    case 'outcome':
    case 'endedIn':
      return [figure.outcome];
    case 'stage':
    case 'work':
      return [];
  }
};

type Asking = { asked: ReportAsked; figure: ReportFigure; cursor: string | null };

/** Exactly the loans a figure counts. Names and links are for those who see loans. */
export const reportLoans = async (
  container: Container,
  staff: Staff,
  { asked, figure, cursor }: Asking,
): Promise<{ rows: ReportedLoan[]; next: string | null }> => {
  const scope = reportScope(container, staff, asked);
  const [before = null] = cursor === null ? [] : decodeCursor(cursor, position);
  const db = await container.reportsDatabase();
  const found = await reportedLoans(db, scope, {
    figure,
    endings: endingsAs(outcomesOf(figure)),
    before,
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  const isReader = may(staff.grants, 'seeLoan');
  return {
    rows: page.map(({ id, names, loanNumber, line, ...row }) => ({
      ...row,
      line: line === 0 ? null : line,
      loanId: isReader ? id : null,
      loanNumber: loanNumberText(loanNumber),
      names: isReader ? names : null,
    })),
    next: last ? encodeCursor([last.loanNumber]) : null,
  };
};
