import type { Application } from '#entities/application/application.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { statedIncomes } from '#rules/income/stated-incomes.ts';
import { incomeTypes } from '#words/application-labels.ts';
import { factEntryWords } from '#words/portal/loan-desk/fact-entry.ts';

export type IncomeRow = { subject: string; name: string; stated: Dollars | null };

/** Every income a person stated, under a name for staff. */
export const incomeRows = (application: Application, person: Person): IncomeRow[] =>
  statedIncomes(application, person).map(({ subject, name, type, monthly }) => ({
    ...{ subject, stated: monthly },
    name: name ?? (type === null ? factEntryWords.unnamedJob : incomeTypes[type]),
  }));
