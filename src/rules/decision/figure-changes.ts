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

type Run = Pick<Decision, 'chosen' | 'figures' | 'maxLine'>;

const figureOf = ({ chosen, figures, maxLine }: Run, figure: ComparedFigure): number | null => {
  if (figure === 'line') return chosen.amount;
  return figure === 'most' ? (maxLine?.amount ?? null) : figures[figure];
};

const isOfFigures = (fact: ComparedFact): fact is ComparedFact & keyof DecisionFigures =>
  fact === 'scoreSource' || fact === 'valueSource' || fact === 'isIncomeVerified';

const factOf = ({ chosen, figures }: Run, fact: ComparedFact): FactChange['before'] =>
  isOfFigures(fact) ? figures[fact] : chosen[fact];

const figureNames = Object.keys(comparedFigures) as ComparedFigure[];

/** Figure by figure, what a run has that the one before had not. */
export const figureChanges = (before: Run, after: Run): { figures: FigureChange[]; facts: FactChange[] } => ({
  figures: figureNames
    .map((figure) => ({ figure, before: figureOf(before, figure), after: figureOf(after, figure) }))
    .filter((change) => change.before !== change.after),
  facts: comparedFacts
    .map((fact) => ({ fact, before: factOf(before, fact), after: factOf(after, fact) }))
    .filter((change) => change.before !== change.after),
});
