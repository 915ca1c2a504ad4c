import { factRows, type NeededFact } from '../facts/fact-rows.ts';
import { homeLoans } from '../facts/home-loans.ts';
import { type ConditionCode, conditionCode } from './condition-catalog.ts';
import type { ConditionContext } from './condition-context.ts';
import { type ConditionRequest, makeRequest } from './condition-request.ts';

/** The lender's own task for each fact: done once the fact is on file, and never by waiving it. */
export const factCodes = {
  credit: conditionCode.creditReport,
  value: conditionCode.homeValue,
  title: conditionCode.titleReport,
  flood: conditionCode.floodForm,
  income: conditionCode.incomeFigures,
} as const satisfies Record<NeededFact, ConditionCode>;

/**
 * A task for the lender for each fact that no vendor tells, until staff have entered it; the loans that are not on the list; and each
 * applicant's open objection to an answer that staff corrected.
 */
export const factConditions = (context: ConditionContext): ConditionRequest[] => {
  const { application, facts, desk } = context;
  const tasks = factRows(context)
    .filter(({ fact, outcome }) => outcome === 'unknown' && desk.leftToStaff.includes(fact))
    .map(({ fact, person }) =>
      makeRequest({ code: factCodes[fact], kind: 'information' }, { owner: 'lender', subjectId: person }),
    );
  const missing = homeLoans(application, facts).hasFallen
    ? [makeRequest({ code: conditionCode.missingLoans, kind: 'information' }, { owner: 'borrower' })]
    : [];
  const hardPull = desk.isHardPullOpen
    ? [makeRequest({ code: conditionCode.hardCredit, kind: 'information' }, { owner: 'lender' })]
    : [];
  const objections = desk.objecting.map((person) =>
    makeRequest({ code: conditionCode.objection, kind: 'information' }, { owner: 'lender', subjectId: person }),
  );
  return [...tasks, ...missing, ...hardPull, ...objections];
};
