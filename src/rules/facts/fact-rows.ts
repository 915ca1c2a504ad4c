import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import { factSource } from '#entities/facts/fact-kind.ts';
import { person } from '#entities/values/person.ts';
import { peopleOf } from '../documents/people-of.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { valueUsed } from '../eligibility/value-used.ts';
import { monthlyIncome } from '../income/monthly-income.ts';
import { outcome } from '../trace/trace-row.ts';

/** Facts a line is never granted without, in display order. */
export const neededFact = z.enum(['credit', 'value', 'title', 'flood', 'income']);
export type NeededFact = z.infer<typeof neededFact>;

/** One fact and where it came from. Nobody's word is no fact: the row is unknown, and a stated value does not change it. */
export const factRow = z.object({
  fact: neededFact,
  /** Null for facts about the home or the household. */
  person: person.nullable(),
  source: factSource.nullable(),
  outcome,
});
export type FactRow = z.infer<typeof factRow>;

type Known = { application: Application } & LoanContext;

/** Everything that counts was verified; an income of nothing needs no proof. */
const isIncomeOnFile = ({ application, facts, policy, asOf }: Known): boolean => {
  const { verifiedEmployments: verified, verifiedIncome: amounts } = facts;
  const { parts } = monthlyIncome(application, { policy, asOf, verified, amounts });
  return parts.length > 0 && parts.every(({ monthly, isVerified }) => isVerified || monthly === 0);
};

/** Bureaus that know nobody of that name tell nothing; a frozen file is there and asks the applicant to lift the freeze. */
const isFileOnHand = (file: CreditFile | null): boolean => file !== null && file.outcome !== 'notFound';

/** Facts from before they had a source came from vendors. */
const row = (
  { fact, whose = null }: { fact: NeededFact; whose?: FactRow['person'] },
  { isKnown, source }: { isKnown: boolean; source: FactRow['source'] | undefined },
): FactRow => ({
  fact,
  person: whose,
  source: isKnown ? (source ?? 'vendor') : null,
  outcome: isKnown ? 'pass' : 'unknown',
});

export const factRows = (known: Known): FactRow[] => {
  const { application, facts, policy } = known;
  const { sources } = facts;
  const { source: valueSource } = valueUsed({ stated: null, valuations: facts.valuations }, policy);
  const incomeSources = peopleOf(application).map((each) => sources?.income[each.person] ?? null);
  return [
    ...peopleOf(application).map(({ person: whose }) =>
      row({ fact: 'credit', whose }, { isKnown: isFileOnHand(facts.credit[whose]), source: sources?.credit[whose] }),
    ),
    row({ fact: 'value' }, { isKnown: valueSource === 'valuation', source: sources?.value }),
    row({ fact: 'title' }, { isKnown: facts.title !== null, source: sources?.title }),
    row({ fact: 'flood' }, { isKnown: facts.flood !== null, source: sources?.flood }),
    row(
      { fact: 'income' },
      {
        isKnown: isIncomeOnFile(known),
        source: incomeSources.includes('staff') ? 'staff' : 'vendor',
      },
    ),
  ];
};

/** Income is verified from documents, which a conditional approval may still ask for; everything else comes first. */
const neededFor = {
  conditionalApproval: new Set<NeededFact>(['credit', 'value', 'title', 'flood']),
  approval: new Set<NeededFact>(neededFact.options),
} as const;

/** The facts still missing before credit is granted, with or without conditions. Funding needs as much as an approval. */
export const missingFacts = (rows: readonly FactRow[], before: keyof typeof neededFor): FactRow[] =>
  rows.filter(({ fact, outcome: known }) => known !== 'pass' && neededFor[before].has(fact));
