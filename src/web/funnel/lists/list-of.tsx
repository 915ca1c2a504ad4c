import { OwnedLoanField } from '../application/owned-loan-field.tsx';
import { debtList } from '../step/fields-on-demand.ts';
import { wordsPath } from '../step/question-words.ts';
import { HomeLoanField } from './home-loan-field.tsx';
import { ListField } from './list-field.tsx';
import type { ListFieldProps } from './list-items.ts';

/** Home loans and debts have custom cards; every other list uses its fields. */
export const ListOf = ({ path, ...props }: ListFieldProps & { path: string }) => {
  if (wordsPath(path) === 'properties.mortgages') return <OwnedLoanField {...props} />;
  if (path === 'mortgages') return <HomeLoanField {...props} />;
  return path === 'liabilities' ? <debtList.Part {...props} /> : <ListField {...props} />;
};
