import type { Day } from '#entities/values/day.ts';
import type { FactRow } from '../facts/fact-rows.ts';
import type { Decision, DecisionFigures } from './decision.ts';

/** The figures of a run that people compare, by what they count in. */
export const comparedFigures = {
  line: 'dollars',
  income: 'cents',
  debts: 'cents',
  housing: 'cents',
  payoffTotal: 'dollars',
  qualifyingPayment: 'cents',
  dti: 'basisPoints',
  dtiLimit: 'basisPoints',
  value: 'dollars',
  liens: 'dollars',
  cltv: 'basisPoints',
  cltvCap: 'basisPoints',
  score: 'points',
  most: 'dollars',
} as const satisfies Record<string, 'dollars' | 'cents' | 'basisPoints' | 'points'>;
export type ComparedFigure = keyof typeof comparedFigures;

/** Where a figure comes from, and the choice of terms: they change without a number. */
export const comparedFacts = [
  'scoreSource',
  'valueSource',
  'isIncomeVerified',
  'product',
  'years',
  'hasAutopay',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

export type FigureChange = { figure: ComparedFigure; before: number | null; after: number | null };
export type FactChange = { fact: ComparedFact; before: string | number | boolean; after: string | number | boolean };

export type SourceChange = Pick<FactRow, 'fact' | 'person'> & Record<'before' | 'after', FactRow['source']>;

type Run = Pick<Decision, 'chosen' | 'facts' | 'figures' | 'maxLine' | 'policyVersion'>;

const figureOf = ({ chosen, figures, maxLine }: Run, figure: ComparedFigure): number | null => {
  if (figure === 'line') return chosen.amount;
  return figure === 'most' ? (maxLine?.amount ?? null) : figures[figure];
};

const isOfFigures = (fact: ComparedFact): fact is ComparedFact & keyof DecisionFigures =>
  fact === 'scoreSource' || fact === 'valueSource' || fact === 'isIncomeVerified';

const factOf = ({ chosen, figures }: Run, fact: ComparedFact): FactChange['before'] =>
  isOfFigures(fact) ? figures[fact] : chosen[fact];

const figureNames = Object.keys(comparedFigures) as ComparedFigure[];

/** A fact that is known now and was not, or that another told us. Runs from before facts were kept say nothing of them. */
const sourceChanges = (before: Run, after: Run): SourceChange[] =>
  before.facts.length === 0
    ? []
    : after.facts.flatMap(({ fact, person, source }) => {
        const was = before.facts.find((each) => each.fact === fact && each.person === person)?.source ?? null;
        return was === source ? [] : { fact, person, before: was, after: source };
      });

/** Figure by figure, what a run has that the one before had not, and the policy where it is another. */
export const figureChanges = (
  before: Run,
  after: Run,
): {
  figures: FigureChange[];
  facts: FactChange[];
  sources: SourceChange[];
  policy: Record<'before' | 'after', Day> | null;
} => ({
  figures: figureNames
    .map((figure) => ({ figure, before: figureOf(before, figure), after: figureOf(after, figure) }))
    .filter((change) => change.before !== change.after),
  facts: comparedFacts
    .map((fact) => ({ fact, before: factOf(before, fact), after: factOf(after, fact) }))
    .filter((change) => change.before !== change.after),
  sources: sourceChanges(before, after),
  policy:
    before.policyVersion === after.policyVersion ? null : { before: before.policyVersion, after: after.policyVersion },
});
