import { lazy } from 'react';
import { OwnedLoanField } from '../application/owned-loan-field.tsx';
import { wordsPath } from '../step/question-words.ts';
import { HomeLoanField } from './home-loan-field.tsx';
import { ListField } from './list-field.tsx';
import type { ListFieldProps } from './list-items.ts';

/** Weighs what is paid off by the rules, which no other list needs. */
const DebtField = lazy(async () => ({ default: (await import('./debt-field.tsx')).DebtField }));

/** Home loans and debts have custom cards; every other list uses its fields. */
export default function ListOf({ path, ...props }: ListFieldProps & { path: string }) {
  if (wordsPath(path) === 'properties.mortgages') return <OwnedLoanField {...props} />;
  if (path === 'mortgages') return <HomeLoanField {...props} />;
  return path === 'liabilities' ? <DebtField {...props} /> : <ListField {...props} />;
}
