import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Person } from '#entities/values/person.ts';
import { mergeById } from '../engine/merge-by-id.ts';
import { blankDebt } from './blank-debt.ts';

type AnsweredDebt = Pick<DebtItem, 'id' | 'type' | 'balance'> & Partial<DebtItem>;

const figures = ['balance', 'monthlyPayment', 'creditor'] as const;

/** A corrected report keeps its original figures; changing them back removes the correction. */
const withCorrection = (
  stored: DebtItem | undefined,
  { merged, person }: { merged: DebtItem; person: Person },
): DebtItem => {
  if (stored === undefined || stored.addedByUser) return merged;
  const { balance, monthlyPayment, creditor, source } = stored.reported ?? stored;
  const { reported: _, ...plain } = merged;
  const said = { balance, monthlyPayment, creditor };
  return figures.every((figure) => said[figure] === plain[figure])
    ? { ...plain, source }
    : { ...plain, source: person, reported: { ...said, source } };
};

type Answered = { stored: readonly DebtItem[]; answers: readonly AnsweredDebt[]; person: Person };

/** Merges answers into the stored debts: additions belong to the applicant, corrections keep the original figures. */
export const mergeDebts = ({ stored, answers, person }: Answered): DebtItem[] =>
  mergeById({
    stored,
    answers,
    blank: ({ id, type }) => blankDebt({ id, type, person }),
    isFromElsewhere: ({ addedByUser }) => !addedByUser,
  }).map((merged) =>
    withCorrection(
      stored.find(({ id }) => id === merged.id),
      { merged, person },
    ),
  );
