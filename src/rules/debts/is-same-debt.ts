import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import { isSameCompany } from '#entities/values/company-words.ts';

/** Two reports of one account agree on its kind and on the day it was opened, where both tell it. */
const isSameAccount = (known: DebtItem, reported: DebtItem): boolean =>
  known.type === reported.type &&
  (known.dateOpened === null || reported.dateOpened === null || known.dateOpened === reported.dateOpened);

/** The debt an applicant added by hand, or an earlier report showed: the same creditor, and both or neither secured by a home. */
export const isSameDebt = (stated: DebtItem, reported: DebtItem): boolean =>
  (stated.addedByUser || isSameAccount(stated, reported)) &&
  stated.creditor !== null &&
  reported.creditor !== null &&
  isHomeDebt(stated.type) === isHomeDebt(reported.type) &&
  isSameCompany(stated.creditor, reported.creditor);
