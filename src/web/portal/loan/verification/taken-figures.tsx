import { useQuery } from '@tanstack/react-query';
import { offeredIncome, offeredInsurance } from '#rules/documents/reading/offered-facts.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { inDollars } from '#words/figures.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';
import { useLoan } from '../loan-context.ts';
import type { IncomeRow } from './income-rows.ts';

const words = factEntryWords.taken;

const sameName = (one: string, other: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return plain(one).includes(plain(other)) || plain(other).includes(plain(one));
};

type Props = {
  kind: string;
  fileId: string | null;
  incomes: readonly IncomeRow[];
  onUse: (fields: Readonly<Record<string, unknown>>) => void;
};

/** Figures a colleague took from the chosen document, to fill the form with. */
export const TakenFigures = ({ kind, fileId, incomes, onUse }: Props) => {
  const trpc = useTRPC();
  const { loanId, can } = useLoan();
  const isOffered = can('seeDocuments') && fileId !== null && (kind === 'income' || kind === 'insurance');
  const figures = useQuery({ ...trpc.loanReview.figures.queryOptions({ loanId }), enabled: isOffered });
  if (!isOffered || !figures.data) return null;
  const own = figures.data.filter((each) => each.fileId === fileId);
  const income = kind === 'income' ? offeredIncome(own) : null;
  const row =
    income &&
    (incomes.find(({ name }) => income.employer !== null && sameName(name, income.employer)) ??
      (incomes.length === 1 ? incomes[0] : undefined));
  const policy = kind === 'insurance' ? offeredInsurance(own) : [];
  const fields =
    row && income
      ? { [row.subject]: income.monthly }
      : Object.fromEntries(policy.map(({ field, value }) => [field, value]));
  if (Object.keys(fields).length === 0) return null;
  return (
    <p>
      {row && income ? words.income(row.name, inDollars(income.monthly)) : words.policy(policy.length)}{' '}
      <button className="button button-secondary button-dense" type="button" onClick={() => onUse(fields)}>
        {words.use}
      </button>
    </p>
  );
};
