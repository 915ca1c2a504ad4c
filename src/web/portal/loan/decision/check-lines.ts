import { isFloodZone } from '#rules/compliance/flood-zone.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import { employmentGaps } from '#rules/employment/employment-gaps.ts';
import { monthlyIncome } from '#rules/income/monthly-income.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { firstNameOf } from '../facts/people-names.ts';
import type { LoanData } from '../loan-context.ts';
import type { TraceLine } from './trace-line.ts';

/** Items that no rule refuses for but that need review: verified income, employment gaps, the flood zone. */
export const checkLines = ({ file, policy }: Pick<LoanData, 'file' | 'policy'>): TraceLine[] => {
  const { application, facts, asOf } = file;
  const { parts } = monthlyIncome(application, {
    policy,
    asOf,
    verified: facts.verifiedEmployments,
    amounts: facts.verifiedIncome,
  });
  const verified = parts.filter(({ isVerified }) => isVerified).length;
  const gaps = peopleIn(application).flatMap((person) =>
    employmentGaps(application[person]?.employments ?? [], asOf).map(({ days }) => ({ person, days })),
  );
  const zone = facts.flood?.zone ?? null;
  const line = (isDone: boolean, said: Pick<TraceLine, 'name' | 'notes' | 'value' | 'limit'>): TraceLine => ({
    key: said.name,
    outcome: isDone ? 'pass' : 'unknown',
    ...said,
  });
  return [
    line(verified === parts.length && parts.length > 0, {
      name: words.incomeVerified,
      notes: [],
      value: words.incomeParts(verified, parts.length),
      limit: words.all,
    }),
    line(gaps.length === 0, {
      name: words.gaps,
      notes: [...new Set(gaps.map(({ person }) => firstNameOf(application, person)))],
      value: gaps.length === 0 ? words.noGaps : words.gapDays(Math.max(...gaps.map(({ days }) => days))),
      limit: words.gapLimit,
    }),
    line(zone !== null && !isFloodZone(zone), {
      name: words.flood,
      notes: [],
      value: zone ?? words.notKnown,
      limit: words.floodLimit,
    }),
  ];
};
